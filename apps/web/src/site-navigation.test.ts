import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { siteNavigation } from './site-navigation.ts'

afterEach(() => vi.unstubAllGlobals())

function arrange() {
  let drawFrame: FrameRequestCallback = () => undefined
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    drawFrame = callback
  })
  const root = createRootRoute()
  const routes = ['/', '/cart'].map((path) => createRoute({ getParentRoute: () => root, path }))
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history,
    origin: 'http://localhost',
    isServer: false,
  })
  return { navigation: siteNavigation(router), history, drawFrame: () => drawFrame(0) }
}

test('a page that was asked for waits until the press on it is drawn', async () => {
  const { navigation, history, drawFrame } = arrange()
  navigation.navigate('/cart')
  await Promise.resolve()
  expect(history.location.pathname).toBe('/')
  drawFrame()
  await vi.waitFor(() => expect(history.location.pathname).toBe('/cart'))
})

test('nothing is settled while a page that was asked for waits to be begun', async () => {
  const { navigation, history, drawFrame } = arrange()
  navigation.navigate('/cart')
  const placeWhenSettled = navigation.settled().then(() => history.location.pathname)
  drawFrame()
  expect(await placeWhenSettled).toBe('/cart')
})

test('a page in the background, which draws nothing, is left all the same', async () => {
  const { navigation, history } = arrange()
  navigation.navigate('/cart')
  await vi.waitFor(() => expect(history.location.pathname).toBe('/cart'))
})
