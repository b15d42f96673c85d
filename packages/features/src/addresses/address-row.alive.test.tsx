import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { AddressRow } from './address-row.tsx'

const as = 'customer@chonoi.test'

test.each([
  ['vi', 'Không thể hoàn tác thao tác này'],
  ['en', 'This action cannot be undone'],
] as const)('[CONF-01] deleting an address asks first, in %s with the text %j', async (language, irreversible) => {
  const { api } = await demoSession(as)
  const book = async () => (await unwrap(api.GET('/addresses'))).data
  const [address] = await book()
  if (!address) throw new Error('The customer of the demo has no address.')
  const isThere = async () => (await book()).some(({ id }) => id === address.id)
  const remove = language === 'vi' ? 'Xóa' : 'Delete'
  const setting = { words: ['addresses'], language, as } as const
  const { screen } = await renderScreen(<AddressRow address={address} onEdit={() => {}} />, setting)
  await screen.getByRole('button', { name: new RegExp(`^${remove}`) }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText(irreversible)).toBeVisible()
  expect(await isThere()).toBe(true)
  await question.getByRole('button', { name: remove }).click()
  await expect.poll(isThere).toBe(false)
})
