import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { AdminDepositsScreen } from './admin-deposits-screen.tsx'

/** Before the market opened there were no deposits. */
const beforeOpening = 'endDate=2020-01-01'

test.each([
  ['[ADM-DEP-25] an empty list', `/admin/deposits?${beforeOpening}`, 'Chưa có giao dịch nạp tiền nào'],
  ['[ADM-DEP-26] an empty search', '/admin/deposits?search=khong-co-ai-ca', 'Không tìm thấy giao dịch nào'],
  ['[ADM-DEP-26] an empty status', `/admin/deposits?status=FAILED&${beforeOpening}`, 'Không tìm thấy giao dịch nào'],
])('%s (%s) is shown as %j', async (_, address, text) => {
  const setting = { words: ['deposits'], language: 'vi', address, as: 'admin@chonoi.test' } as const
  const { screen } = await renderScreen(<AdminDepositsScreen />, setting)
  await expect.element(screen.getByRole('heading', { name: text })).toBeVisible()
})
