import type { BodyOf, ProductQuestion } from '@chonoi/contract'
import { mayAskAboutProduct, mayDeleteQuestion, validateQuestion, validateQuestionAnswer } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findProductCards } from '../products/product-cards.store.ts'
import { isManagedHere } from '../tenants/managed-here.ts'
import { findShopPeople, isOrWasShopPerson } from '../tenants/tenants.store.ts'
import { findAskedProduct } from './listed-questions.store.ts'
import { toQuestion } from './question-views.ts'
import { questionAnswered, questionAsked, questionDeleted } from './questions.events.ts'
import { deleteQuestionRow, insertQuestion, lockQuestion, writeAnswer } from './questions.store.ts'

/**
 * Asks the shop about a product of the site and tells its staff. Fails with 404, question.own_shop, question.repeated,
 * request.rate_limited.
 */
export async function askProductQuestion(
  context: RequestContext,
  productId: string,
  input: BodyOf<'askProductQuestion'>,
): Promise<ProductQuestion> {
  const { person } = context
  enforceForm(validateQuestion, input)
  const product = found(await findAskedProduct(context.visitor, productId))
  const isOfShop = await context.asSystem((system) => isOrWasShopPerson(system, person.id, product.tenantId))
  enforce(mayAskAboutProduct({ isOfShop }))
  // Before the transaction: counting takes a connection of its own.
  await context.ports.rateLimits.consume('question', person.id)
  return context.transaction(async (queries) => {
    const question = await insertQuestion(queries, {
      ...{ productId, tenantId: product.tenantId, userId: person.id, question: input.question.trim() },
      authorFirstName: person.firstName,
      authorLastName: person.lastName,
    })
    await context.asSystem(async (system) => {
      const people = await findShopPeople(system, product.tenantId)
      await record(context, system, questionAsked(question, product, people))
    })
    return toQuestion(question, product, person.id)
  })
}

/** Answers a question of the shop, or changes the answer. Who asked is told of the first answer. */
export function answerProductQuestion(
  context: RequestContext,
  id: string,
  input: BodyOf<'answerProductQuestion'>,
): Promise<void> {
  enforceForm(validateQuestionAnswer, input)
  const answer = input.answer.trim()
  return context.transaction(async (queries) => {
    const locked = await lockQuestion(queries, id)
    const question = found(locked && isManagedHere(context, locked.tenantId) ? locked : undefined)
    if (question.answer === answer) return
    await writeAnswer(queries, id, {
      answer,
      answeredAt: question.answeredAt ?? context.ports.now(),
      isAnsweredByPlatform: context.person.actsForPlatform,
    })
    await context.asSystem(async (system) => {
      const product = (await findProductCards(system, [question.productId])).get(question.productId)
      await record(context, system, questionAnswered(question, answer, product))
    })
  })
}

/** Deletes a question with its answer, for who asked or the platform. */
export function deleteProductQuestion(context: RequestContext, id: string): Promise<void> {
  return context.transaction(async (queries) => {
    const question = found(await lockQuestion(queries, id))
    enforce(mayDeleteQuestion(question, context.person))
    await deleteQuestionRow(queries, id)
    if (question.userId !== context.person.id) await record(context, queries, questionDeleted(question))
  })
}
