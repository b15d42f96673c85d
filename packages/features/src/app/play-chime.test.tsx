import { expect, test } from 'vitest'
import { scheduleChime } from './play-chime.ts'

/** Renders the sound and returns how far it swings, from 0 to 1. */
async function loudnessAt(volume: number): Promise<number> {
  const context = new OfflineAudioContext({ length: 24_000, sampleRate: 44_100 })
  scheduleChime(context, volume)
  const samples = (await context.startRendering()).getChannelData(0)
  return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
}

test('[A11Y-09] the sound of a notification is silent at 0, and never leaves its bounds at 100', async () => {
  expect(await loudnessAt(0)).toBe(0)
  const loudest = await loudnessAt(100)
  expect(loudest).toBeGreaterThan(0.5)
  expect(loudest).toBeLessThanOrEqual(1)
  expect(await loudnessAt(50)).toBeCloseTo(loudest / 2, 3)
})
