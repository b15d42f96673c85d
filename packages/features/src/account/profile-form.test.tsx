import { expect, test } from 'vitest'
import { memoryBackend } from '../../test-support/memory-backend.ts'
import { lan } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ProfileForm } from './profile-form.tsx'

test('what is typed in the profile holds the page until it is saved', async () => {
  const user = lan()
  const holding = new Set<unknown>()
  const block = (ask: unknown) => {
    holding.add(ask)
    return () => holding.delete(ask)
  }
  const backend = memoryBackend({ 'PUT /auth/profile': () => user, 'GET /auth/me': () => user })
  const setting = { backend, words: ['account', 'forms'], user, navigation: { block } } as const
  const { screen } = await renderScreen(<ProfileForm user={user} />, setting)
  expect(holding.size).toBe(0)
  await screen.getByRole('textbox', { name: 'First name' }).fill('Lan Anh')
  await expect.poll(() => holding.size).toBe(1)
  await screen.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(() => backend.calls).toContain('PUT /auth/profile')
  await expect.poll(() => holding.size).toBe(0)
})
