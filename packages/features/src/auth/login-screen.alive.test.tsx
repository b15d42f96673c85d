import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { LoginScreen } from './login-screen.tsx'
import { RegisterScreen } from './register-screen.tsx'

const words = ['auth', 'forms'] as const

test('[SESS-35] an empty sign-in form is not sent: each field is marked as required', async () => {
  const { screen, network } = await renderScreen(<LoginScreen />, { words })
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect
    .element(screen.getByRole('textbox', { name: 'Email' }))
    .toHaveAccessibleDescription('Please fill this in')
  expect(network.calls).toEqual([])
})

test('[SESS-35] registration checks the e-mail format and the password length before sending', async () => {
  const { screen, network } = await renderScreen(<RegisterScreen />, { words })
  await screen.getByRole('textbox', { name: 'Email' }).fill('not an address')
  await screen.getByLabelText('Password', { exact: false }).first().fill('short')
  await screen.getByRole('button', { name: 'Create account' }).click()
  await expect
    .element(screen.getByRole('textbox', { name: 'Email' }))
    .toHaveAccessibleDescription('This is not a valid email address')
  await expect.element(screen.getByText('A password needs at least 8 characters').first()).toBeVisible()
  expect(network.calls).toEqual([])
})

test('wrong credentials show an error in the form, and input is kept', async () => {
  const { screen } = await renderScreen(<LoginScreen />, { words })
  await screen.getByRole('textbox', { name: 'Email' }).fill('customer@chonoi.test')
  await screen.getByLabelText('Password', { exact: false }).first().fill('wrong horse')
  await screen.getByRole('button', { name: 'Sign in' }).click()
  await expect.element(screen.getByText('Email or password is wrong')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('customer@chonoi.test')
})
