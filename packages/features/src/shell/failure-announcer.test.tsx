import { ApiError, unwrap } from '@chonoi/api-client'
import { LiveRegion } from '@chonoi/ui/live-region'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { memoryBackend, problem, type Responder } from '../../test-support/memory-backend.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { useApi } from '../app/services.tsx'
import { FailureAnnouncer } from './failure-announcer.tsx'

function Caller({ name = 'one' }: { name?: string }) {
  const api = useApi()
  const { error } = useQuery({ queryKey: [name], queryFn: () => unwrap(api.GET('/cart/summary')) })
  return <p>{error instanceof ApiError ? error.code : 'waiting'}</p>
}

const show = (answer: Responder, language: 'vi' | 'en') =>
  renderScreen(
    <>
      <LiveRegion />
      <FailureAnnouncer />
      <Caller />
      <Caller name="another" />
    </>,
    { backend: memoryBackend({ 'GET /cart/summary': answer }), words: [], language },
  )
const failing = () => Promise.reject(new TypeError('Failed to fetch'))

test('[A11Y-04] a network error is announced, once for all calls that fail together', async () => {
  const { screen } = await show(failing, 'vi')
  const region = screen.getByRole('alert')
  await expect.element(region).toHaveTextContent('Lỗi kết nối mạng. Vui lòng thử lại sau.')
  expect(region.element().children).toHaveLength(1)
})

test('[A11Y-05] a refusal is announced', async () => {
  const { screen } = await show(() => problem(403, 'auth.forbidden'), 'vi')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Bạn không có quyền truy cập vào tính năng này.')
})

test('other failures are left to the screen', async () => {
  const { screen } = await show(() => problem(404, 'http.not_found'), 'en')
  await expect.element(screen.getByText('http.not_found').first()).toBeVisible()
  await expect.element(screen.getByRole('alert')).toBeEmptyDOMElement()
})
