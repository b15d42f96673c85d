import type { ProductQuestion, ReviewedProduct } from '@chonoi/contract'
import type { ShownQuestion } from './questions.store.ts'

export const toQuestion = (
  row: ShownQuestion,
  { name, slug, imageUrl }: ReviewedProduct,
  readerId: string | null,
): ProductQuestion => ({
  ...{ id: row.id, productId: row.productId, question: row.question, answer: row.answer },
  product: { name, slug, imageUrl },
  answeredBy: row.answer === null ? null : row.isAnsweredByPlatform ? 'PLATFORM' : 'SHOP',
  answeredAt: row.answeredAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  isOwn: row.userId === readerId,
  user: { firstName: row.authorFirstName, lastName: row.authorLastName },
})
