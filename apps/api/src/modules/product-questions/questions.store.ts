import type { QueryOf, SchemaOf } from '@chonoi/contract'
import { and, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { listedProducts, products } from '../../database/tables/catalogue.ts'
import { listedProductQuestions, productQuestions } from '../../database/tables/product-questions.ts'
import { offsetOf } from '../../http/pagination.ts'

interface Page {
  page: number
  limit: number
}

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
  | 'answeredAt'
  | 'createdAt'
>

const shownProduct = {
  ...{ id: listedProducts.id, tenantId: listedProducts.tenantId },
  ...{ name: listedProducts.name, slug: listedProducts.slug, imageUrl: listedProducts.imageUrl },
}

/** The product on the site that is asked about. */
export async function findAskedProduct(queries: Queries, id: string) {
  const [row] = await queries.select(shownProduct).from(listedProducts).where(eq(listedProducts.id, id))
  return row
}

/** A page of a product's answered questions, the newest answer first. */
export async function findListedQuestions(queries: Queries, productId: string, page: Page) {
  const where = eq(listedProductQuestions.productId, productId)
  const rows: ShownQuestion[] = await queries
    .select()
    .from(listedProductQuestions)
    .where(where)
    .orderBy(desc(listedProductQuestions.answeredAt), desc(listedProductQuestions.id))
    .limit(page.limit)
    .offset(offsetOf(page))
  const [counted] = await queries.select({ total: count() }).from(listedProductQuestions).where(where)
  return { rows, total: counted?.total ?? 0 }
}

const maxOwnShown = 10

/** A person's questions on a product that wait for an answer, the newest first. */
export function findOwnWaiting(queries: Queries, productId: string, userId: string): Promise<QuestionRow[]> {
  return queries
    .select()
    .from(productQuestions)
    .where(
      and(
        eq(productQuestions.productId, productId),
        eq(productQuestions.userId, userId),
        isNull(productQuestions.answer),
      ),
    )
    .orderBy(desc(productQuestions.createdAt), desc(productQuestions.id))
    .limit(maxOwnShown)
}

export type ManagedQuery = QueryOf<'listManagedQuestions'> & Page
const managed = {
  question: productQuestions,
  product: { id: products.id, name: products.name, slug: products.slug, imageUrl: products.imageUrl },
}

/** A page of the questions on the products of a tenant, or of all, the newest first. */
export async function findManagedQuestions(queries: Queries, query: ManagedQuery, tenantId: string | undefined) {
  const where = matching(query, tenantId)
  const rows = await queries
    .select(managed)
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(where)
    .orderBy(desc(productQuestions.createdAt), desc(productQuestions.id))
    .limit(query.limit)
    .offset(offsetOf(query))
  const counts = await countQuestions(queries, tenantId)
  return { rows, counts, total: query.search?.trim() ? await countMatching(queries, where) : totalOf(query, counts) }
}

async function countMatching(queries: Queries, where: SQL | undefined): Promise<number> {
  const [counted] = await queries
    .select({ total: count() })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(where)
  return counted?.total ?? 0
}

/** How many questions a list without a search has. */
function totalOf({ isAnswered }: ManagedQuery, { waiting, answered }: QuestionCounts): number {
  if (isAnswered === undefined) return waiting + answered
  return isAnswered ? answered : waiting
}

function matching({ search, isAnswered }: ManagedQuery, tenantId: string | undefined): SQL | undefined {
  const text = search?.trim()
  const { question, answer } = productQuestions
  return and(
    ofTenant(tenantId),
    isAnswered === undefined ? undefined : isAnswered ? isNotNull(answer) : isNull(answer),
    text ? holdsWords(text, question, answer, products.name) : undefined,
  )
}

const ofTenant = (tenantId: string | undefined) =>
  tenantId === undefined ? undefined : eq(productQuestions.tenantId, tenantId)

type QuestionCounts = SchemaOf<'QuestionCounts'>

/** How many questions wait and are answered, of a tenant or of all. */
async function countQuestions(queries: Queries, tenantId: string | undefined): Promise<QuestionCounts> {
  const countWhere = async (isWanted: SQL) => {
    const [counted] = await queries
      .select({ total: count() })
      .from(productQuestions)
      .where(and(ofTenant(tenantId), isWanted))
    return counted?.total ?? 0
  }
  const { answer } = productQuestions
  return { waiting: await countWhere(isNull(answer)), answered: await countWhere(isNotNull(answer)) }
}

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

export async function findManagedQuestion(queries: Queries, id: string) {
  const [row] = await queries
    .select(managed)
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.id, id))
  return row
}

export async function writeAnswer(queries: Queries, id: string, answer: string, answeredAt: Date): Promise<void> {
  await queries.update(productQuestions).set({ answer, answeredAt }).where(eq(productQuestions.id, id))
}

export async function deleteQuestionRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(productQuestions).where(eq(productQuestions.id, id))
}
