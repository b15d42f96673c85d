import type { BodyOf, MissedSearches, QueryOf } from '@chonoi/contract'
import { dayRangeBefore, isBot, missedSearch, vietnamDate } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { listProducts } from '../products/list-products.ts'
import { analysedDays } from '../seller/read-analytics.ts'
import { addMiss, countMisses, findMisses } from './search-misses.store.ts'

const mostWords = 100

/** Counts a search that found nothing. Nothing is kept of one that finds products, of a bot, and of what may name a person. */
export async function countSearchMiss(context: RequestContext, { text }: BodyOf<'countSearchMiss'>): Promise<void> {
  const word = missedSearch(text)
  if (!word || isBot(context.facts.userAgent)) return
  const { total } = await listProducts(context, {
    ...{ search: text, page: 1, limit: 1, sortBy: 'relevance', sortOrder: 'desc' },
  })
  if (total > 0) return
  await context.asSystem((system) => addMiss(system, vietnamDate(context.ports.now()), word))
}

/** What was looked for and not found over a period, with as many days before. */
export function listMissedSearches(
  context: RequestContext,
  query: QueryOf<'listMissedSearches'>,
): Promise<MissedSearches> {
  const range = analysedDays(context, query)
  return context.transaction(async (queries) => {
    const found = await findMisses(queries, range, mostWords)
    const words = found.map(({ word }) => word)
    const before = await countMisses(queries, dayRangeBefore(range), words)
    return {
      ...{ startDate: range.first, endDate: range.last },
      words: found.map((row) => ({ ...row, browsersBefore: before.get(row.word) ?? 0 })),
    }
  })
}
