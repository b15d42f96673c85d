import { randomBytes, randomUUID } from 'node:crypto'
import type { Exchange, Statement } from './recorded-calls.ts'

/** A replayable call: its statements, and the values in them that are new each time. */
export interface Replay {
  exchanges: readonly Exchange[]
  newWords: readonly string[]
}

/** Ids, keys and numbers. Shorter ones are parts of a time or an amount. */
const word = /[0-9A-Za-z-]{8,}/g
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const wordsOf = (said: unknown): string[] => JSON.stringify(said ?? null).match(word) ?? []
const cellsOf = (rows: readonly unknown[]) => rows.map((row) => Object.values(row as object))

/** A read sends the same statements each time. */
export const replayOfRead = (exchanges: readonly Exchange[]): Replay => ({ exchanges, newWords: [] })

/** A write. Values that differ between two recordings are new each time. */
export function replayOfWrite(one: readonly Exchange[], other: readonly Exchange[]): Replay {
  if (one.length !== other.length)
    throw new Error(`one call sent ${one.length} statements, an equal one ${other.length}`)
  const newWords = one.flatMap(({ values }, at) => {
    const others = wordsOf(other[at]?.values)
    return wordsOf(values).filter((found, place) => found !== others[place])
  })
  return { exchanges: one, newWords: [...new Set(newWords)] }
}

/** Sends the statements with fresh values: the database's own, else generated ones. */
export async function sendAgain(
  { exchanges, newWords }: Replay,
  send: (statement: Statement) => Promise<{ rows: unknown[] }>,
): Promise<unknown[]> {
  const now = new Map<string, string>()
  const isNew = new Set(newWords)
  const wordNow = (recorded: string) => {
    if (!isNew.has(recorded)) return recorded
    const known = now.get(recorded) ?? madeUpLike(recorded)
    now.set(recorded, known)
    return known
  }
  const answers: unknown[] = []
  for (const { rows: recorded = [], ...statement } of exchanges) {
    const values = statement.values?.map((value) => withWords(value, wordNow))
    const { rows } = await send({ ...statement, ...(values && { values }) })
    answers.push(rows)
    if (isNew.size === 0) continue
    const [then, today] = [wordsOf(cellsOf(recorded)), wordsOf(cellsOf(rows))]
    if (then.length !== today.length) continue
    then.forEach((found, place) => isNew.has(found) && !now.has(found) && now.set(found, today[place] ?? found))
  }
  return answers
}

function withWords(value: unknown, wordNow: (recorded: string) => string): unknown {
  if (typeof value === 'string') return value.replace(word, wordNow)
  return Array.isArray(value) ? value.map((one) => withWords(one, wordNow)) : value
}

const madeUpLike = (recorded: string) =>
  uuid.test(recorded) ? randomUUID() : recorded.slice(0, -6) + randomBytes(3).toString('hex').toUpperCase()
