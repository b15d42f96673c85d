import { ApiError, unwrap } from '@chonoi/api-client'
import { LiveRegion } from '@chonoi/ui/live-region'
import { useQuery } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { renderScreen, type ScreenSetting } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { useApi } from '../app/services.tsx'
import { FailureAnnouncer } from './failure-announcer.tsx'

/** Queries an administrator's resource, or a product. */
function Caller({ name, product }: { name: string; product?: string | undefined }) {
  const api = useApi()
  const read = async () =>
    product
      ? await unwrap(api.GET('/products/{id}', { params: { path: { id: product } } }))
      : await unwrap(api.GET('/admin/deposits'))
  const { error } = useQuery({ queryKey: [name], queryFn: read })
  return <p>{error instanceof ApiError ? error.code : 'waiting'}</p>
}

const show = (setting: Omit<ScreenSetting, 'words'>, product?: string) =>
  renderScreen(
    <>
      <LiveRegion />
      <FailureAnnouncer />
      <Caller name="one" product={product} />
      <Caller name="another" product={product} />
    </>,
    { words: [], as: 'customer@chonoi.test', ...setting },
  )

test('[A11Y-04] a network error is announced, once for all calls that fail together', async () => {
  const network = testNetwork()
  network.cut('GET /admin/deposits')
  const { screen } = await show({ network, language: 'vi' })
  const region = screen.getByRole('alert')
  await expect.element(region).toHaveTextContent('Lỗi kết nối mạng. Vui lòng thử lại sau.')
  expect(region.element().children).toHaveLength(1)
})

test('[A11Y-05] a refusal is announced', async () => {
  const { screen } = await show({ language: 'vi' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Bạn không có quyền truy cập vào tính năng này.')
})

test('other failures are not announced, as screens show them', async () => {
  const { screen } = await show({}, 'no-such-product')
  await expect.element(screen.getByText(/not_found$/).first()).toBeVisible()
  await expect.element(screen.getByRole('alert')).toBeEmptyDOMElement()
})
