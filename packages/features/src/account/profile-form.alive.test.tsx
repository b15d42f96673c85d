import { unwrap } from '@chonoi/api-client'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ProfileForm } from './profile-form.tsx'

const as = 'customer@chonoi.test'

test('unsaved input in the profile form blocks navigation until it is saved', async () => {
  const { api, user } = await demoSession(as)
  const holding = new Set<unknown>()
  const block = (ask: unknown) => {
    holding.add(ask)
    return () => holding.delete(ask)
  }
  const setting = { words: ['account', 'forms'], as, navigation: { block } } as const
  const { screen } = await renderScreen(<ProfileForm user={user} />, setting)
  expect(holding.size).toBe(0)
  await screen.getByRole('textbox', { name: 'First name' }).fill('Mai Anh')
  await expect.poll(() => holding.size).toBe(1)
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => holding.size).toBe(0)
  expect((await unwrap(api.GET('/auth/me'))).firstName).toBe('Mai Anh')
})

test('[GAP-05] the language is kept in the browser and in the profile', async () => {
  const { api, user } = await demoSession(as)
  const { screen } = await renderScreen(<ProfileForm user={user} />, { words: ['account', 'forms'], as })
  const language = screen.getByRole('combobox', { name: 'Language' })
  await language.selectOptions('vi')
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(async () => (await unwrap(api.GET('/auth/me'))).language).toBe('vi')
  await expect.poll(() => localStorage.getItem('language')).toBe('vi')
  localStorage.removeItem('language')
})
