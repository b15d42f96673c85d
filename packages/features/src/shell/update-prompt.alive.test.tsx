import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { UpdatePrompt } from './update-prompt.tsx'

async function offered() {
  const { screen } = await renderScreen(<UpdatePrompt />, { words: [] })
  const use = vi.fn<() => void>()
  window.dispatchEvent(new CustomEvent('update-available', { detail: { use } }))
  return { screen, use, prompt: screen.getByRole('region', { name: 'A new version of the site is available' }) }
}

/** Another banner, until somebody answers it. */
function BehindQuestion() {
  const [isAsked, setAsked] = useState(true)
  return (
    <>
      {isAsked && <button onClick={() => setAsked(false)}>Answer</button>}
      <UpdatePrompt isHeldBack={isAsked} />
    </>
  )
}

test('[SW-03] nothing is shown while there is no new version', async () => {
  const { screen } = await renderScreen(<UpdatePrompt />, { words: [] })
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
})

test('[SW-03] a new version is offered, and takes over when the reader says so', async () => {
  const { use, prompt } = await offered()
  await expect.element(prompt).toBeVisible()
  expect(use).not.toHaveBeenCalled()
  await prompt.getByRole('button', { name: 'Reload' }).click()
  expect(use).toHaveBeenCalledOnce()
})

test('[SW-03] a version that was found behind another banner is offered once that is gone', async () => {
  const { screen } = await renderScreen(<BehindQuestion />, { words: [] })
  window.dispatchEvent(new CustomEvent('update-available', { detail: { use: () => {} } }))
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Answer' }).click()
  await expect.element(screen.getByRole('region', { name: 'A new version of the site is available' })).toBeVisible()
})

test('[SW-03] whoever closes the offer keeps the present version', async () => {
  const { use, prompt } = await offered()
  await prompt.getByRole('button', { name: 'Close' }).click()
  await expect.element(prompt).not.toBeInTheDocument()
  expect(use).not.toHaveBeenCalled()
})
