import { expect, test } from 'vitest'
import { memoryBackend } from '../../test-support/memory-backend.ts'
import { lan } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { AdminDepositsScreen } from './admin-deposits-screen.tsx'

const pagination = { page: 1, limit: 20, total: 0, totalPages: 0, hasNext: false, hasPrev: false }

test.each([
  ['[ADM-DEP-25] an empty list', '/admin/deposits', 'Chưa có giao dịch nạp tiền nào'],
  ['[ADM-DEP-26] an empty search', '/admin/deposits?search=mai', 'Không tìm thấy giao dịch nào'],
  ['[ADM-DEP-26] an empty status', '/admin/deposits?status=FAILED', 'Không tìm thấy giao dịch nào'],
])('%s (%s) reads %j', async (_, address, text) => {
  const backend = memoryBackend({ 'GET /admin/deposits': () => ({ data: { deposits: [], pagination } }) })
  const { screen } = await renderScreen(<AdminDepositsScreen />, {
    backend,
    words: ['deposits'],
    language: 'vi',
    address,
    user: lan({ role: 'ADMIN', platformRole: 'ADMIN' }),
  })
  await expect.element(screen.getByRole('heading', { name: text })).toBeVisible()
})
