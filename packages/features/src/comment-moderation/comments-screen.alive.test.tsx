import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ToastHost } from '../shell/toast-host.tsx'
import { CommentsScreen } from './comments-screen.tsx'

beforeEach(() => page.viewport(1366, 800))
afterEach(() => page.viewport(1024, 800))

const address = '/admin/news/comments?status=PENDING'
const shown = () =>
  renderScreen(<CommentsScreen />, { words: ['commentModeration'], language: 'vi', address, as: 'admin@chonoi.test' })

const rowButtons = () => [...document.querySelectorAll<HTMLElement>('[data-row-details]')]

test('a comment is approved beside the list, which it leaves, and the next follows with the focus on its row', async () => {
  const { screen, visited } = await shown()
  await expect.poll(() => rowButtons().length).toBeGreaterThan(1)
  const [first, second] = rowButtons().map((button) => button.dataset['rowDetails'] ?? '')
  await userEvent.keyboard('jo')
  const panel = screen.getByRole('complementary')
  await expect.element(panel.getByText('Chờ duyệt', { exact: true })).toBeVisible()
  expect(visited.at(-1)).toBe(`${address}&open=${first}`)
  await userEvent.keyboard('{F6}')
  await expect.element(panel).toHaveFocus()
  await panel.getByRole('button', { name: /^Duyệt bình luận của / }).click()
  await expect.poll(() => rowButtons().some((button) => button.dataset['rowDetails'] === first)).toBe(false)
  await expect.poll(() => visited.at(-1)).toBe(`${address}&open=${second}`)
  await expect.element(panel.getByText('Chờ duyệt', { exact: true })).toBeVisible()
  await expect.poll(() => (document.activeElement as HTMLElement).dataset['rowDetails']).toBe(second)
})

test('a decision on one comment is taken back from its message: it waits again', async () => {
  const both = (
    <>
      <CommentsScreen />
      <ToastHost />
    </>
  )
  const { screen } = await renderScreen(both, {
    ...({ words: ['commentModeration'], language: 'vi', address, as: 'admin@chonoi.test' } as const),
  })
  await expect.poll(() => rowButtons().length).toBeGreaterThan(0)
  const first = rowButtons()[0]?.dataset['rowDetails']
  const isListed = () => rowButtons().some((button) => button.dataset['rowDetails'] === first)
  await screen
    .getByRole('button', { name: /^Duyệt bình luận của / })
    .first()
    .click()
  await expect.poll(isListed).toBe(false)
  await screen.getByRole('button', { name: 'Hoàn tác' }).click()
  await expect.poll(isListed).toBe(true)
})
