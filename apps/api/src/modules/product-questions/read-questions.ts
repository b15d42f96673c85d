import type { RequestContext } from '../../http/context.ts'
import { found } from '../../http/failure.ts'
import { paginationOf } from '../../http/pagination.ts'
import { findAskedProduct, findListedQuestions, findOwnWaiting } from './listed-questions.store.ts'
import { findManagedQuestion, findManagedQuestions, type ManagedQuery } from './managed-questions.store.ts'
import { toQuestion } from './question-views.ts'

/** The answered questions on a product of the site, and the caller's own that wait. */
export async function listProductQuestions(
  context: RequestContext,
  productId: string,
  page: { page: number; limit: number },
) {
  const product = found(await findAskedProduct(context.visitor, productId))
  const { rows, total } = await findListedQuestions(context.visitor, productId, page)
  const readerId = context.actor?.id ?? null
  const own = readerId ? await context.transaction((queries) => findOwnWaiting(queries, productId, readerId)) : []
  return {
    data: rows.map((row) => toQuestion(row, product, readerId)),
    own: own.map((row) => toQuestion(row, product, readerId)),
    pagination: paginationOf(page.page, page.limit, total),
  }
}

/** The questions on the current tenant's products; on those of all shops for who acts for the platform. */
export async function listManagedQuestions(context: RequestContext, query: ManagedQuery) {
  const { person } = context
  const tenantId = person.actsForPlatform ? undefined : context.tenantId
  return context.transaction(async (queries) => {
    const { rows, counts, total } = await findManagedQuestions(queries, query, tenantId)
    return {
      data: rows.map(({ question, product }) => toQuestion(question, product, person.id)),
      counts,
      pagination: paginationOf(query.page, query.limit, total),
    }
  })
}

/** A question of a product that the caller manages. */
export function readManagedQuestion(context: RequestContext, id: string) {
  return context.transaction(async (queries) => {
    const { question, product } = found(await findManagedQuestion(queries, id))
    return toQuestion(question, product, context.person.id)
  })
}
