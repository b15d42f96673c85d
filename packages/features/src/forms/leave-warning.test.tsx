import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { LeaveWarning } from './leave-warning.tsx'

/** Renders a form whose unsaved input blocks navigation. */
async function show(isUnsaved: boolean) {
  const asking = new Set<() => Promise<boolean>>()
  const block = (ask: () => Promise<boolean>) => {
    asking.add(ask)
    return () => asking.delete(ask)
  }
  const form = <LeaveWarning isUnsaved={isUnsaved} />
  const { screen } = await renderScreen(form, { words: [], navigation: { block } })
  return { screen, leave: async () => (await Promise.all([...asking].map((ask) => ask()))).every(Boolean) }
}

function closePage(): boolean {
  const closing = new Event('beforeunload', { cancelable: true })
  dispatchEvent(closing)
  return !closing.defaultPrevented
}

test("with everything saved, navigation isn't blocked", async () => {
  const { leave } = await show(false)
  expect(await leave()).toBe(true)
  expect(closePage()).toBe(true)
})

test('with unsaved input, the browser asks before the page is closed', async () => {
  await show(true)
  expect(closePage()).toBe(false)
})

test('with unsaved input, staying keeps the page and leaving leaves it', async () => {
  const { screen, leave } = await show(true)
  const first = leave()
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  expect(await first).toBe(false)
  await expect.element(question).not.toBeInTheDocument()
  const second = leave()
  await question.getByRole('button', { name: 'Leave the page' }).click()
  expect(await second).toBe(true)
})

test('a second navigation, as by the back button, cancels the first', async () => {
  const { screen, leave } = await show(true)
  const [first, second] = [leave(), leave()]
  expect(await first).toBe(false)
  await screen.getByRole('button', { name: 'Leave the page' }).click()
  expect(await second).toBe(true)
})
