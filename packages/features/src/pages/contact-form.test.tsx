import { expect, test } from 'vitest'
import { memoryBackend, problem } from '../../test-support/memory-backend.ts'
import { lan } from '../../test-support/people.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ContactForm } from './contact-form.tsx'

const words = ['pages', 'forms'] as const

test('[GAP-02] a letter is sent with what was typed, and the reader is told where the answer goes', async () => {
  let sent: unknown
  const backend = memoryBackend({
    'POST /contact': async (request) => {
      sent = await request.json()
      return { id: 'a', createdAt: '2026-11-21T00:00:00Z' }
    },
  })
  const { screen } = await renderScreen(<ContactForm />, { words, backend })
  await screen.getByRole('textbox', { name: 'Full name' }).fill('Út Mười')
  await screen.getByRole('textbox', { name: 'Email' }).fill('ut@example.vn')
  await screen.getByRole('combobox').selectOptions('ORDER')
  await screen.getByRole('textbox', { name: 'Message' }).fill('Where is CN-1?')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('The answer will come to ut@example.vn.', { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveFocus()
  expect(sent).toEqual({
    ...{ name: 'Út Mười', email: 'ut@example.vn' },
    ...{ topic: 'ORDER', message: 'Where is CN-1?' },
  })
})

test('who is signed in finds their name and address, and may write another', async () => {
  const { screen } = await renderScreen(<ContactForm />, { words, backend: memoryBackend(), user: lan() })
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(lan().email)
})

test('an empty letter is not sent: each field is named', async () => {
  const backend = memoryBackend()
  const { screen } = await renderScreen(<ContactForm />, { words, backend })
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByRole('link', { name: /^Full name: / })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Message: / })).toBeVisible()
  expect(backend.calls).toEqual([])
})

test('too many letters are told on top, and the letter stays', async () => {
  const backend = memoryBackend({ 'POST /contact': () => problem(429, 'request.rate_limited') })
  const { screen } = await renderScreen(<ContactForm />, { words, backend, user: lan() })
  await screen.getByRole('combobox').selectOptions('OTHER')
  await screen.getByRole('textbox', { name: 'Message' }).fill('Hello once more')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello once more')
})
