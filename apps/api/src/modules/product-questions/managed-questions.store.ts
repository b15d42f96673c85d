import type { QueryOf, SchemaOf } from '@chonoi/contract'
import { and, count, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { holdsWords } from '../../database/holds-words.ts'
import { products } from '../../database/tables/catalogue.ts'
import { productQuestions } from '../../database/tables/product-questions.ts'
import { offsetOf } from '../../http/pagination.ts'

export type ManagedQuery = QueryOf<'listManagedQuestions'> & { page: number; limit: number }
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

export async function findManagedQuestion(queries: Queries, id: string) {
  const [row] = await queries
    .select(managed)
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.id, id))
  return row
}
