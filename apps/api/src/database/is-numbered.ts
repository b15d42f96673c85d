import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The highest character of every collation, so that a range holds everything with a beginning. */
const last = '\uffff'

/**
 * Whether a number begins with what was typed, with or without its own letters. A range is read from the column's unique
 * index, which row-level security keeps from `like`.
 */
export function isNumbered(column: SQLWrapper, text: string, letters = ''): SQL {
  const typed = text.trim().toUpperCase()
  if (!/^[0-9A-Z-]+$/.test(typed)) return sql`false`
  const within = (start: string) =>
    sql`(${column} >= ${start} and ${column} < ${start + last} and starts_with(${column}, ${start}))`
  return letters === '' ? within(typed) : sql`(${within(typed)} or ${within(letters + typed)})`
}
