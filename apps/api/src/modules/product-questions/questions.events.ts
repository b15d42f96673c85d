import { href } from '@chonoi/domain'
import { changesBetween, changesOfGone } from '../events/changes.ts'
import type { Event } from '../events/event.ts'
import type { QuestionRow } from './questions.store.ts'

const nameOf = ({ authorLastName, authorFirstName }: QuestionRow) => `${authorLastName} ${authorFirstName}`.trim()
const of = ({ id, tenantId }: QuestionRow) => ({ entityType: 'question', entityId: id, tenantId }) as const

export const questionAsked = (
  question: QuestionRow,
  product: { name: string },
  shopPeople: readonly string[],
): Event => ({
  notifications: [
    {
      type: 'QUESTION_RECEIVED',
      to: shopPeople,
      link: href('/seller/questions'),
      data: { questionId: question.id, productName: product.name, author: nameOf(question) },
    },
  ],
})

/** The first answer is told to who asked; a later one is in the audit log alone. */
export const questionAnswered = (
  question: QuestionRow,
  answer: string,
  product: { name: string; slug: string } | undefined,
): Event => ({
  audit: {
    action: 'question.answer',
    ...{ values: { name: product?.name ?? '' }, ...of(question) },
    changes: changesBetween(question, { answer }, ['answer']),
  },
  notifications:
    question.answer !== null || !product
      ? []
      : [
          {
            type: 'QUESTION_ANSWERED',
            to: [question.userId],
            link: href('/products/$productId', { productId: product.slug }),
            data: { questionId: question.id, productName: product.name },
          },
        ],
})

/** A customer's words go with the question; the shop's answer, which everybody could read, is kept. */
export const questionDeleted = (question: QuestionRow): Event => ({
  audit: {
    action: 'question.delete',
    ...{ values: { author: nameOf(question) }, ...of(question) },
    changes: changesOfGone(question, ['productId', 'answer']),
  },
})
