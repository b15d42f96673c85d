import { rateLimits } from '@chonoi/contract/rate-limits'
import { expect, test } from 'vitest'
import { demoSession } from '../../test-support/demo-session.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ContactForm } from './contact-form.tsx'

const words = ['pages', 'forms'] as const

const as = 'customer@chonoi.test'

test('[GAP-02] a message is sent with the input, and the sender is told where the answer goes', async () => {
  const { screen, network } = await renderScreen(<ContactForm />, { words })
  await screen.getByRole('textbox', { name: 'Full name' }).fill('Út Mười')
  await screen.getByRole('textbox', { name: 'Email' }).fill('ut@example.vn')
  await screen.getByRole('combobox').selectOptions('ORDER')
  await screen.getByRole('textbox', { name: 'Message' }).fill('Where is CN-1?')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('The answer will come to ut@example.vn.', { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('status')).toHaveFocus()
  expect(await Promise.all(network.sent('POST /contact').map((letter) => letter.json()))).toEqual([
    { name: 'Út Mười', email: 'ut@example.vn', topic: 'ORDER', message: 'Where is CN-1?' },
  ])
})

test("the form is prefilled with the signed-in user's name and address, which can be changed", async () => {
  const { user } = await demoSession(as)
  const { screen } = await renderScreen(<ContactForm />, { words, as })
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveValue(user.email)
})

test('an empty message is not sent: each field is marked', async () => {
  const { screen, network } = await renderScreen(<ContactForm />, { words })
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByRole('link', { name: /^Full name: / })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /^Message: / })).toBeVisible()
  expect(network.calls).toEqual([])
})

test("the rate limit's error shows on top, and the message is kept", async () => {
  const { api } = await demoSession(as)
  const letter = { name: 'Mai', email: as, topic: 'OTHER', message: 'Where is my order?' } as const
  for (let sent = 1; sent <= rateLimits.contact.points; sent++) await api.POST('/contact', { body: letter })
  const { screen } = await renderScreen(<ContactForm />, { words, as })
  await screen.getByRole('combobox').selectOptions('OTHER')
  await screen.getByRole('textbox', { name: 'Message' }).fill('Hello once more')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello once more')
})
