import { commands, page } from 'vitest/browser'
import type { Mode } from './modes.ts'
import { nextFrame } from './settle.ts'

/** Default size of a story, px. */
const standard = { width: 1200, height: 900 }

const featuresOf = ({ emulate }: Mode) => ({
  contrast: emulate?.contrast ?? null,
  forcedColors: emulate?.forcedColors ?? null,
  reducedMotion: emulate?.reducedMotion ?? null,
})

/** The height stays: React Aria takes a window that becomes lower for one with an open on-screen keyboard. */
const resize = ({ width = standard.width }: Mode) => page.viewport(width, standard.height)

/** Shows the mounted story in another mode of the same language, without mounting it again. */
export async function switchLook(from: Mode, to: Mode): Promise<void> {
  if (from === to) return
  const root = document.documentElement
  root.dataset.theme = to.theme
  root.style.fontSize = to.textScale ? `${to.textScale}%` : ''
  if (JSON.stringify(featuresOf(from)) !== JSON.stringify(featuresOf(to))) await commands.emulateMedia(featuresOf(to))
  if (from.width !== to.width) await resize(to)
  await nextFrame()
}
