import { bigint, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Column kinds that nearly every table has. */
export const id = () => uuid().primaryKey().defaultRandom()
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()
export const updatedAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()
/** Raised by a trigger when what people edit of the row changes. */
export const version = () => integer().notNull().default(1)
/** The order in which rows were added, also within a transaction. */
export const position = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity()
/** Money in cents; below 2^53 by constraint. */
export const cents = () => bigint({ mode: 'number' })
/** The words of a text as the full-text search reads them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** HH:MM:SS, of no day and no time zone. */
export const timeOfDay = customType<{ data: string }>({ dataType: () => 'time without time zone' })
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
