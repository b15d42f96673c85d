import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { listedProducts } from '../../database/tables/catalogue.ts'
import { listedProductQuestions, productQuestions } from '../../database/tables/product-questions.ts'
import { offsetOf } from '../../http/pagination.ts'
import type { QuestionRow, ShownQuestion } from './questions.store.ts'

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
export async function findListedQuestions(queries: Queries, productId: string, page: { page: number; limit: number }) {
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
