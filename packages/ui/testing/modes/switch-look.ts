import { commands, page } from 'vitest/browser'
import type { Mode } from './modes.ts'
import { nextFrame, overlaysSeen } from './settle.ts'

/** Default width of a story, px. */
const standard = { width: 1200, height: 900 }
/** The height of Storybook's narrowest viewport, px. */
const narrowHeight = 800

const featuresOf = ({ emulate }: Mode) => ({
  contrast: emulate?.contrast ?? null,
  forcedColors: emulate?.forcedColors ?? null,
  reducedMotion: emulate?.reducedMotion ?? null,
})

async function resize({ width }: Mode): Promise<void> {
  if (width) await page.viewport(width, narrowHeight)
  else await page.viewport(standard.width, standard.height)
}

/** Shows the mounted story in another mode of the same language, without mounting it again. */
export async function switchLook(from: Mode, to: Mode): Promise<void> {
  if (from === to) return
  const root = document.documentElement
  root.dataset.theme = to.theme
  root.style.fontSize = to.textScale ? `${to.textScale}%` : ''
  if (JSON.stringify(featuresOf(from)) !== JSON.stringify(featuresOf(to))) await commands.emulateMedia(featuresOf(to))
  if (from.width !== to.width) await resize(to)
  await nextFrame()
  // With less room, what stood beside a page becomes an overlay.
  await overlaysSeen()
}
