import type { Address } from '@chonoi/contract'
import { expect, test } from 'vitest'
import { memoryBackend } from '../../test-support/memory-backend.ts'
import { lan } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { AddressRow } from './address-row.tsx'

const home: Address = {
  id: '00000000-0000-4000-8000-0000000000a1',
  fullName: 'Nguyễn Thị Lan',
  phone: '0912345678',
  line1: '12 Hàng Bông',
  line2: null,
  ward: 'Phường Hoàn Kiếm',
  district: null,
  city: 'Hà Nội',
  postalCode: null,
  country: 'VN',
  provinceCode: '01',
  wardCode: '00070',
  isDefault: false,
}

test.each(['vi', 'en'] as const)(
  "[CONF-01] deleting an address first asks in %s, worded 'This action cannot be undone'",
  async (language) => {
    const backend = memoryBackend({ 'DELETE /addresses/*': () => new Response(null, { status: 204 }) })
    const remove = language === 'vi' ? 'Xóa' : 'Delete'
    const setting = { backend, words: ['addresses'], language, user: lan() } as const
    const { screen } = await renderScreen(<AddressRow address={home} onEdit={() => {}} />, setting)
    const removals = () => backend.calls.filter((call) => call.startsWith('DELETE'))
    await screen.getByRole('button', { name: new RegExp(`^${remove}`) }).click()
    const question = screen.getByRole('alertdialog')
    await expect.element(question.getByText('This action cannot be undone')).toBeVisible()
    expect(removals()).toEqual([])
    await question.getByRole('button', { name: remove }).click()
    await expect.poll(removals).toEqual([`DELETE /addresses/${home.id}`])
  },
)
