import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { useCommandKeyName } from './use-command-key.ts'

const KeyName = () => <kbd>{useCommandKeyName()}</kbd>

test.each([
  ['MacIntel', '⌘K'],
  ['iPad', '⌘K'],
  ['Win32', 'Ctrl K'],
  ['Linux x86_64', 'Ctrl K'],
])('on %s the palette’s key is called %s, and the page from the server fits', async (platform, name) => {
  const platformRead = vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
  const container = document.createElement('div')
  container.innerHTML = '<kbd>Ctrl K</kbd>'
  const sent = container.firstChild
  const onRecoverableError = vi.fn<() => void>()
  const root = hydrateRoot(container, <KeyName />, { onRecoverableError })
  await expect.poll(() => platformRead.mock.calls.length).toBeGreaterThan(0)
  await expect.poll(() => container.textContent).toBe(name)
  expect(container.firstChild).toBe(sent)
  expect(onRecoverableError).not.toHaveBeenCalled()
  flushSync(() => root.unmount())
  platformRead.mockRestore()
})
