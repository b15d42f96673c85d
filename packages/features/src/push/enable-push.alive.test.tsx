import { afterEach, expect, test } from 'vitest'
import { type FakePush, fakePush } from '../../test-support/fake-push.ts'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { testNetwork } from '../../test-support/test-network.ts'
import { DevicesCard } from './devices-card.tsx'

let undo = () => {}
afterEach(() => undo())

async function pressEnable(fake: FakePush) {
  const network = testNetwork()
  undo = fakePush(fake)
  const { screen } = await renderScreen(<DevicesCard />, {
    ...{ network, words: ['notifications'], as: 'multi@chonoi.test' },
  })
  await screen.getByRole('button', { name: 'Turn on in this browser' }).click()
  return { screen, network }
}

test('[PUSH-05] turning push on registers this browser, and it can be removed again', async () => {
  const { screen, network } = await pressEnable({})
  await expect.element(screen.getByText('This browser gets notifications')).toBeVisible()
  const [sent] = network.sent('POST /notifications/devices/register')
  expect(await sent?.json()).toMatchObject({ deviceType: 'WEB', deviceName: expect.stringContaining('Chrome') })
  await screen.getByRole('button', { name: /^Remove Chrome/ }).click()
  await expect.element(screen.getByText('No device gets push notifications yet.')).toBeVisible()
})

test.each([
  ['[PUSH-08] the server refuses', { subscription: 'unknown' }, 'Failed to register device for notifications'],
  ['[PUSH-09] there is no push service', { subscription: new Error('x') }, 'Failed to initialize push notifications'],
  ['[PUSH-10] asking fails', { permission: new Error('x') }, 'Failed to request permission'],
] satisfies [string, FakePush, string][])('[PUSH-07] %s: a red alert says so', async (_, fake, message) => {
  const { screen } = await pressEnable(fake)
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByText('Notification Error')).toBeVisible()
  await expect.element(alert.getByText(message)).toBeVisible()
})

test('[PUSH-04] a denied permission names the way out', async () => {
  const { screen } = await pressEnable({ permission: 'denied' })
  await expect.element(screen.getByText(/Allow them in its settings/)).toBeVisible()
})
