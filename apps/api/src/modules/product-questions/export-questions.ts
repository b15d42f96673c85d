import type { ProductQuestion, QueryOf } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { listManagedQuestions } from './read-questions.ts'

const questionFile: ListFile<ProductQuestion> = {
  name: 'product-questions',
  sheet: { vi: 'Hỏi đáp', en: 'Questions' },
  ...{ action: 'question.export', entityType: 'question', narrowedBy: 'isAnswered', namespaces: ['questions'] },
  columns: [
    ['Sản phẩm', 'Product', ({ product }) => product.name],
    ['Câu hỏi', 'Question', ({ question }) => question],
    ['Người hỏi', 'Asked by', ({ user }) => nameOf(user)],
    ['Trạng thái', 'Status', ({ answer }, say) => say('questions', answer === null ? 'shop.waiting' : 'shop.answered')],
    ['Trả lời', 'Answer', ({ answer }) => answer],
    ['Ngày hỏi', 'Asked', ({ createdAt }) => timeOf(createdAt)],
    ['Ngày trả lời', 'Answered', ({ answeredAt }) => timeOf(answeredAt)],
  ],
}

/** The filtered questions on the current tenant's products as a file; on those of all shops for the platform. */
export function exportManagedQuestions(
  context: RequestContext,
  query: QueryOf<'exportManagedQuestions'>,
): Promise<Download> {
  return exportList(context, questionFile, query, async (found) => (await listManagedQuestions(context, found)).data)
}
