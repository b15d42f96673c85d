import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { productQuestions } from '../../database/tables/product-questions.ts'

export type QuestionRow = typeof productQuestions.$inferSelect
/** A question that readers see, or a whole row: what both have. */
export type ShownQuestion = Pick<
  QuestionRow,
  | 'id'
  | 'productId'
  | 'userId'
  | 'authorFirstName'
  | 'authorLastName'
  | 'question'
  | 'answer'
  | 'isAnsweredByPlatform'
  | 'answeredAt'
  | 'createdAt'
>

/** Inserts a question. Fails with question.repeated when the person has asked the same. */
export async function insertQuestion(
  queries: Queries,
  question: typeof productQuestions.$inferInsert,
): Promise<QuestionRow> {
  const [row] = await queries.insert(productQuestions).values(question).returning()
  if (!row) throw new Error('the question was not written')
  return row
}

/** Locks a question that the caller may see. */
export async function lockQuestion(queries: Queries, id: string): Promise<QuestionRow | undefined> {
  const [row] = await queries.select().from(productQuestions).where(eq(productQuestions.id, id)).for('update')
  return row
}

export async function writeAnswer(
  queries: Queries,
  id: string,
  answer: Pick<QuestionRow, 'answer' | 'answeredAt' | 'isAnsweredByPlatform'>,
): Promise<void> {
  await queries.update(productQuestions).set(answer).where(eq(productQuestions.id, id))
}

export async function deleteQuestionRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(productQuestions).where(eq(productQuestions.id, id))
}
