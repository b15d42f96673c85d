import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import DeleteReviewDialog from './delete-review-dialog.tsx'

const as = 'customer@chonoi.test'

test("[CONF-01] deleting a review asks with 'This action cannot be undone' and then deletes it", async () => {
  const { api, user } = await demoSession(as)
  const ownReviews = async () => (await unwrap(api.GET('/reviews', { params: { query: { userId: user.id } } }))).data
  const [review] = await ownReviews()
  if (!review) throw new Error('The customer of the demo has written no review.')
  const isThere = async () => (await ownReviews()).some(({ id }) => id === review.id)
  const { screen } = await renderScreen(<DeleteReviewDialog review={review} onClose={() => {}} />, {
    words: ['reviews'],
    as,
  })
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText('This action cannot be undone')).toBeVisible()
  expect(await isThere()).toBe(true)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(isThere).toBe(false)
})
