import type { QueryOf, Review } from '@chonoi/contract'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, nameOf, timeOf } from '../spreadsheets/export-list.ts'
import { listReviews } from './read-reviews.ts'

const reviewFile: ListFile<Review> = {
  name: 'reviews',
  sheet: { vi: 'Đánh giá', en: 'Reviews' },
  ...{ action: 'review.export', entityType: 'review', narrowedBy: 'status' },
  namespaces: ['reviewManagement', 'common'],
  columns: [
    ['Sản phẩm', 'Product', ({ product }) => product.name],
    ['Người viết', 'Author', ({ user }) => nameOf(user)],
    ['Số sao', 'Stars', ({ rating }) => rating],
    ['Tiêu đề', 'Title', ({ title }) => title],
    ['Nội dung', 'Comment', ({ comment }) => comment],
    ['Đã mua hàng', 'Bought it', ({ isVerified }, say) => say('common', isVerified ? 'word.yes' : 'word.no')],
    [
      'Trạng thái',
      'Status',
      ({ awaitsDecision, status }, say) => say('reviewManagement', `status.${awaitsDecision ? 'AWAITING' : status}`),
    ],
    ['Lý do', 'Reason', ({ moderationReason }) => moderationReason],
    ['Ngày viết', 'Written', ({ createdAt }) => timeOf(createdAt)],
  ],
}

/** The filtered reviews in any state as a file, for those who moderate them. */
export function exportReviews(context: RequestContext, query: QueryOf<'exportReviews'>): Promise<Download> {
  return exportList(context, reviewFile, query, async (found) => (await listReviews(context, found)).data)
}
