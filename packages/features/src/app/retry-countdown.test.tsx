import { expect, test } from 'vitest'
import { renderScreen } from '../../test-support/render-screen.tsx'
import { RetryCountdown } from './retry-countdown.tsx'

test('RetryCountdown: shows the wait, counting for the eye only', async () => {
  const { screen } = await renderScreen(<RetryCountdown message="Please try again in 5 min." seconds={243} />, {
    words: [],
  })
  await expect.element(screen.getByText(/^Please try again in 5 min\./)).toBeVisible()
  await expect.element(screen.getByText(/^4:0[0-3]$/)).toHaveAttribute('aria-hidden', 'true')
})

test('RetryCountdown: says when the wait is over', async () => {
  const { screen } = await renderScreen(<RetryCountdown message="Please try again in 1 min." seconds={1} />, {
    words: [],
  })
  await expect.element(screen.getByText('You can try again now.')).toBeVisible()
})
