import { afterEach, expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { ShareLink } from './share-link.tsx'

afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

const shown = { title: 'Năm giờ sáng', address: 'https://chonoi.test/news/nam-gio-sang' }

/** Renders the button in a browser whose own sharing does this, or that has none. */
function show(share?: (data: ShareData) => Promise<void>) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  return renderScreen(<ShareLink {...shown} />, { words: ['news'] })
}

test('a browser that can share is given the title and the address', async () => {
  const shared: ShareData[] = []
  const { screen } = await show(async (data) => void shared.push(data))
  await screen.getByRole('button', { name: 'Share' }).click()
  expect(shared).toEqual([{ title: shown.title, url: shown.address }])
})

test('a browser without it copies the link', async () => {
  const { screen } = await show()
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
})

test('closing the list of apps changes nothing; a refusal leaves the link to be copied', async () => {
  const answers = [new DOMException('', 'AbortError'), new DOMException('', 'NotAllowedError')]
  const { screen } = await show(async () => {
    throw answers.shift()
  })
  await screen.getByRole('button', { name: 'Share' }).click()
  await screen.getByRole('button', { name: 'Share' }).click()
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(answers).toEqual([])
})
