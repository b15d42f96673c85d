import type { Routes } from '../../http/handlers.ts'
import { exportManagedQuestions } from './export-questions.ts'
import { listManagedQuestions, listProductQuestions, readManagedQuestion } from './read-questions.ts'
import { answerProductQuestion, askProductQuestion, deleteProductQuestion } from './write-questions.ts'

export const questionRoutes = {
  listProductQuestions: (context, { path, query }) => listProductQuestions(context, path.id, query),
  askProductQuestion: (context, { path, body }) => askProductQuestion(context, path.id, body),
  listManagedQuestions: (context, { query }) => listManagedQuestions(context, query),
  exportManagedQuestions: (context, { query }) => exportManagedQuestions(context, query),
  async answerProductQuestion(context, { path, body }) {
    await answerProductQuestion(context, path.id, body)
    return readManagedQuestion(context, path.id)
  },
  async deleteProductQuestion(context, { path }) {
    await deleteProductQuestion(context, path.id)
    return { success: true }
  },
} satisfies Routes
