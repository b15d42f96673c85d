import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ShopStatementCard } from './shop-statement-card.tsx'

test('a statement is saved with every month, not only those on its page', async () => {
  const made: Blob[] = []
  const url = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made.push(file)
    return 'blob:nothing'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { screen } = await renderScreen(<ShopStatementCard />, {
    words: ['withdrawals', 'wallet', 'transactions'],
    language: 'vi',
    as: 'shopadmin@chonoi.test',
    address: '/seller/withdrawals',
  })
  const { container } = screen
  await expect.element(screen.getByText('Sao kê số dư')).toBeVisible()
  await expect.poll(() => container.querySelectorAll('summary').length).toBeGreaterThan(0)
  const shown = container.querySelectorAll('summary').length
  await screen.getByRole('button', { name: /Xuất/ }).click()
  await screen.getByRole('menuitem', { name: /CSV/ }).click()
  await expect.poll(() => made.length).toBe(1)
  const [, ...months] = ((await made[0]?.text()) ?? '').trim().split('\r\n')
  expect(months.length).toBeGreaterThan(shown)
  expect(new Set(months).size).toBe(months.length)
  url.mockRestore()
  click.mockRestore()
})
