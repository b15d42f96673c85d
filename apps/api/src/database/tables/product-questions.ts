import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, updatedAt } from './columns.ts'

export const productQuestions = pgTable('product_questions', {
  id: id(),
  productId: uuid().notNull(),
  tenantId: uuid().notNull(),
  userId: uuid().notNull(),
  authorFirstName: text().notNull(),
  authorLastName: text().notNull(),
  question: text().notNull(),
  answer: text(),
  isAnsweredByPlatform: boolean().notNull().default(false),
  answeredAt: timestamp({ withTimezone: true }),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Answered questions on products of the site (a view). */
export const listedProductQuestions = pgTable('listed_product_questions', {
  id: id(),
  productId: uuid().notNull(),
  userId: uuid().notNull(),
  authorFirstName: text().notNull(),
  authorLastName: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  isAnsweredByPlatform: boolean().notNull(),
  answeredAt: timestamp({ withTimezone: true }).notNull(),
  createdAt: createdAt(),
})
