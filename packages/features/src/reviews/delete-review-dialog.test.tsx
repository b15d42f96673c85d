import type { Review } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { memoryBackend } from '../../test-support/memory-backend.ts'
import { lan } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import DeleteReviewDialog from './delete-review-dialog.tsx'

const review: Review = {
  id: '00000000-0000-4000-8000-0000000000c1',
  productId: '00000000-0000-4000-8000-0000000000b1',
  product: { name: 'Bát gốm men lam', slug: 'bat-gom-men-lam', imageUrl: null },
  rating: 5,
  title: null,
  comment: 'Gốm đẹp, gói kỹ.',
  isVerified: true,
  status: 'APPROVED',
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
  user: { firstName: 'Lan', lastName: 'Nguyễn Thị' },
}

test("[CONF-01] deleting a review asks with 'This action cannot be undone' and then deletes it", async () => {
  const backend = memoryBackend({ 'DELETE /reviews/*': () => ({ success: true }) })
  const dialog = <DeleteReviewDialog review={review} isOpen onOpenChange={() => {}} />
  const { screen } = await renderScreen(dialog, { backend, words: ['reviews'], user: lan() })
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText('This action cannot be undone')).toBeVisible()
  expect(backend.calls).not.toContain(`DELETE /reviews/${review.id}`)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => backend.calls).toContain(`DELETE /reviews/${review.id}`)
})
