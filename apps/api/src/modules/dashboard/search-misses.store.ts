import { type DayRange, shownMissesFrom } from '@chonoi/domain'
import { and, asc, between, desc, eq, inArray, sql, sum } from 'drizzle-orm'
import type { Queries } from '../../database/database.ts'
import { searchMisses } from '../../database/tables/figures.ts'

/** New words are no longer taken on a day that has so many: whoever sends them up to then means to fill the table. */
const wordsADay = 10_000

/** Counts a word on its day. Runs as the system. */
export async function addMiss(queries: Queries, day: string, word: string): Promise<void> {
  const counted = await queries
    .update(searchMisses)
    .set({ browsers: sql`${searchMisses.browsers} + 1` })
    .where(and(eq(searchMisses.day, day), eq(searchMisses.word, word)))
  if (counted.rowCount) return
  await queries.execute(sql`
    insert into search_misses (day, word, browsers)
    select ${day}, ${word}, 1 where (select count(*) from search_misses where day = ${day}) < ${wordsADay}
    on conflict (day, word) do update set browsers = search_misses.browsers + 1`)
}

const browsers = sum(searchMisses.browsers).mapWith(Number)
const isShown = sql`sum(${searchMisses.browsers}) >= ${shownMissesFrom}`
const within = ({ first, last }: DayRange) => between(searchMisses.day, first, last)

/** The words of a period that most browsers looked for. */
export function findMisses(queries: Queries, days: DayRange, limit: number) {
  return queries
    .select({ word: searchMisses.word, browsers })
    .from(searchMisses)
    .where(within(days))
    .groupBy(searchMisses.word)
    .having(isShown)
    .orderBy(desc(browsers), asc(searchMisses.word))
    .limit(limit)
}

/** How many browsers looked for each of the words. */
export async function countMisses(queries: Queries, days: DayRange, words: readonly string[]) {
  if (words.length === 0) return new Map<string, number>()
  const rows = await queries
    .select({ word: searchMisses.word, browsers })
    .from(searchMisses)
    .where(and(within(days), inArray(searchMisses.word, [...words])))
    .groupBy(searchMisses.word)
    .having(isShown)
  return new Map(rows.map((row) => [row.word, row.browsers]))
}
