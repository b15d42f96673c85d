import { unwrap } from '@chonoi/api-client'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { renderScreen, type ScreenSetting } from '../../test-support/render-screen.tsx'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from './query-screen.tsx'

/** A screen of the platform's figures, which only its administrators may see. */
function Figures() {
  const api = useApi()
  const result = useQuery({ queryKey: ['figures'], queryFn: () => unwrap(api.GET('/admin/dashboard/stats')) })
  return <QueryScreen result={result}>{() => <h1>Figures</h1>}</QueryScreen>
}

const show = async (setting: Partial<ScreenSetting>) =>
  (await renderScreen(<Figures />, { words: [], address: '/figures?page=2', ...setting })).screen

test('a visitor is asked to sign in, returns afterwards, and sees no failure', async () => {
  const screen = await show({})
  await expect.element(screen.getByRole('heading', { name: 'Please sign in to continue' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/login?next=%2Ffigures%3Fpage%3D2')
  await expect.element(screen.getByText('The data could not be loaded')).not.toBeInTheDocument()
})

test('a user without permission is told so, and sees no retry button', async () => {
  const screen = await show({ as: 'customer@chonoi.test' })
  await expect.element(screen.getByRole('heading', { name: 'You may not see this page yet' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})
