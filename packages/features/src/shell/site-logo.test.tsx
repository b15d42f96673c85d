import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { LoginScreen } from '../auth/login-screen.tsx'
import { RegisterScreen } from '../auth/register-screen.tsx'
import { SiteLogo } from './site-logo.tsx'

const picture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"

test('SiteLogo: shows the logo and the name of the platform', async () => {
  const { screen } = await renderScreen(<SiteLogo />, { words: [], platform: { name: 'Chợ Quê', logoUrl: picture } })
  await expect.element(screen.getByText('Chợ Quê')).toBeVisible()
  expect(screen.container.querySelector('img')?.getAttribute('src')).toBe(picture)
})

test('SiteLogo: shows the boat when the logo cannot be loaded', async () => {
  const { screen } = await renderScreen(<SiteLogo />, { words: [], platform: { logoUrl: 'data:image/png,broken' } })
  await expect.poll(() => screen.container.querySelector('img')).toBeNull()
  expect(screen.container.querySelector('svg')).not.toBeNull()
})

const closed = { words: ['auth', 'forms'], platform: { isRegistrationOpen: false } } as const

test('[ADM-SET-12] while registration is closed the sign-in page has no link to register', async () => {
  const { screen } = await renderScreen(<LoginScreen />, closed)
  await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign up' })).not.toBeInTheDocument()
})

test('[ADM-SET-12] while registration is closed the page to register has no form', async () => {
  const { screen } = await renderScreen(<RegisterScreen />, closed)
  await expect.element(screen.getByText('New accounts cannot be registered at the moment')).toBeVisible()
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument()
})
