import { useQueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { LiveChanges } from './live-changes.tsx'

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

/** Sets the count of unread notifications, as an answer of the server does. */
function Counts() {
  const client = useQueryClient()
  return [3, 2, 4].map((count) => (
    <button key={count} type="button" onClick={() => client.setQueryData(['notifications', 'unreadCount'], { count })}>
      {count} unread
    </button>
  ))
}

async function countTones() {
  const start = vi.spyOn(OscillatorNode.prototype, 'start')
  const { screen } = await renderScreen(
    <>
      <LiveChanges />
      <Counts />
    </>,
    { words: [] },
  )
  return { start, set: (count: number) => screen.getByRole('button', { name: `${count} unread` }).click() }
}

test('a new notification makes a sound where it is turned on; the first count and one that was read make none', async () => {
  localStorage.setItem('notificationVolume', '50')
  const { start, set } = await countTones()
  await set(3)
  await set(2)
  expect(start).not.toHaveBeenCalled()
  await set(4)
  await expect.poll(() => start.mock.calls.length).toBe(2)
})

test('a new notification makes no sound before it is turned on', async () => {
  const { start, set } = await countTones()
  await set(3)
  await set(4)
  // The sound's module would have been loaded and have played by then.
  await import('../app/play-chime.ts')
  expect(start).not.toHaveBeenCalled()
})
