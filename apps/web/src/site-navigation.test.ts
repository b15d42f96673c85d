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

test('navigation waits until the press is drawn', async () => {
  const { navigation, history, drawFrame } = arrange()
  navigation.navigate('/cart')
  await Promise.resolve()
  expect(history.location.pathname).toBe('/')
  drawFrame()
  await expect.poll(() => history.location.pathname).toBe('/cart')
})

test('a pending navigation counts as not settled', async () => {
  const { navigation, history, drawFrame } = arrange()
  navigation.navigate('/cart')
  const placeWhenSettled = navigation.settled().then(() => history.location.pathname)
  drawFrame()
  expect(await placeWhenSettled).toBe('/cart')
})

test('navigation works on a background page, which draws no frames', async () => {
  const { navigation, history } = arrange()
  navigation.navigate('/cart')
  await expect.poll(() => history.location.pathname).toBe('/cart')
})
