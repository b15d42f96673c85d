import './as-in-storybook.css'
import '../screenshots/fixed-day.ts'
import { configure } from 'storybook/test'
import { afterAll, afterEach, beforeEach, inject, type TaskMeta } from 'vitest'
import type { PatternName } from '../keyboard/patterns.ts'
import { takeProven } from '../keyboard/proven-patterns.ts'
import { checkScreenshot } from '../screenshots/check-screenshot.ts'
import { isCommonState, screenshotModes } from '../screenshots/screenshot.ts'
import { checkAxe } from './check-axe.ts'
import { checkConsole } from './check-console.ts'
import { checkFocus } from './check-focus.ts'
import { checkLetters } from './check-letters.ts'
import { checkForcedColors } from './check-forced-colors.ts'
import { checkMotion } from './check-motion.ts'
import { checkOverflow } from './check-overflow.ts'
import { type Fault, sayFault } from './fault.ts'
import { focusPage } from './focus-page.ts'
import type { Mode } from './modes.ts'
import { nextFrame, overlaysSeen, settleAnimations } from './settle.ts'
import { switchLook } from './switch-look.ts'

const { looks } = inject('mount')
const [first] = looks

/** Timeout for assertions in a `play` function on a busy machine, ms. */
configure({ asyncUtilTimeout: 15_000 })

interface StoryParameters {
  /** Why the story has no screenshot. */
  noScreenshot?: string
  /** The check that must fail for this story, by mode. */
  seededFault?: Partial<Record<string, Fault['check']>>
  /** The Authoring Practices pattern that one of the component's stories tests. */
  keyboard?: PatternName
  /** Runs in each mode, after the switch to it. */
  inEachMode?: (mode: Mode) => Promise<void>
}

interface StoryContext {
  story?: { parameters: StoryParameters; globals: { viewport?: { value?: string } } }
}

type Story = NonNullable<StoryContext['story']>

/** Runs all checks except those of the focus on the mounted story in one mode. */
async function findFaults(mode: Mode, story: Story, meta: TaskMeta): Promise<Fault[]> {
  const faults = mode.emulate?.reducedMotion ? checkMotion() : []
  await nextFrame()
  await nextFrame()
  settleAnimations()
  await story.parameters.inEachMode?.(mode)
  const screenshot = screenshotOf(mode, story, meta)
  if (isShot(mode)) faults.push(...checkLetters())
  if (screenshot) faults.push(...(await checkScreenshot(mode.name, screenshot)))
  faults.push(...(await checkAxe(mode.axe)), ...checkOverflow())
  if (mode.emulate?.forcedColors) faults.push(...checkForcedColors())
  return faults
}

/**
 * Returns the modes of a story. A story with its own width skips modes with another one. Storybook gives every story a
 * viewport, with a value only where the story names one.
 */
const looksOf = ({ globals }: Story): readonly Mode[] =>
  looks.filter((mode) => mode === first || !(mode.width && globals.viewport?.value))

const isShot = ({ name }: Mode) => screenshotModes.includes(name)

/** Runs a check in each mode of the mounted story, and returns what it found by the mode's name. */
async function inEachLook(story: Story, check: (mode: Mode) => Promise<Fault[]>): Promise<[string, Fault[]][]> {
  const found: [string, Fault[]][] = []
  let shown = first
  for (const mode of looksOf(story)) {
    await switchLook(shown, mode)
    shown = mode
    // With less room, what stood beside a page becomes an overlay; and one that is mounted with the focus in a text field
    // awaits the on-screen keyboard that the window of a former story seemed to have.
    await overlaysSeen()
    found.push([mode.name, await check(mode)])
  }
  await switchLook(shown, first)
  return found
}

/** Checks that a seeded fault, a deliberately broken story, is found. */
function expectSeededFault(seeded: NonNullable<StoryParameters['seededFault']>, found: readonly [string, Fault[]][]) {
  for (const [mode, check] of Object.entries(seeded)) {
    if (!looks.some(({ name }) => name === mode)) continue
    const ofMode = found.filter(([name]) => name === mode)
    if (check && !ofMode.some(([, faults]) => faults.some((fault) => fault.check === check)))
      throw new Error(`${mode}: ${check} missed its seeded fault`)
  }
}

/** State of the running file: patterns still to be tested, tested patterns, and whether all its stories run. */
const promised = new Set<PatternName>()
const proven = new Set<PatternName>()
let isWhole = true

/**
 * Resets the page for a story: gives it the focus, scrolls to the top, and makes the pointer the last used input. Waits for fonts, because
 * a late one would change measured widths; and for the scroll event, which comes with the next frame and would close
 * the tooltip or menu that the story opens first.
 */
beforeEach(async () => {
  checkConsole()
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  await focusPage()
  window.scrollTo(0, 0)
  await nextFrame()
  for (const type of ['pointerdown', 'pointerup'])
    document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
})

/** Returns Storybook's id of a story that has a screenshot in the mode. */
function screenshotOf(mode: Mode, { parameters }: Story, meta: TaskMeta): string | undefined {
  const { storyId } = meta as { storyId?: string }
  if (!storyId || isCommonState(storyId)) return undefined
  return isShot(mode) && !parameters.seededFault && !parameters.noScreenshot ? storyId : undefined
}

afterEach<StoryContext>(async ({ story, task }) => {
  if (!story) return
  const { keyboard, seededFault } = story.parameters
  isWhole = task.file.tasks.every(({ mode }) => mode === 'run')
  for (const pattern of takeProven()) {
    proven.add(pattern)
    promised.delete(pattern)
    task.meta.keyboard = pattern
  }
  if (keyboard && !proven.has(keyboard)) promised.add(keyboard)
  if (task.result?.state === 'fail') return
  const found = await inEachLook(story, (mode) => findFaults(mode, story, task.meta))
  found.push([first.name, checkConsole()])
  // Runs last, because focus opens and closes overlays.
  found.push(...(await inEachLook(story, checkFocus)))
  if (seededFault) return expectSeededFault(seededFault, found)
  const wrong = found.filter(([, faults]) => faults.length > 0)
  const lines = wrong.map(([mode, faults]) => `In ${mode}:\n  ${faults.map(sayFault).join('\n  ')}`)
  if (lines.length > 0) throw new Error(lines.join('\n'))
})

afterAll(() => {
  const unproven = [...promised]
  promised.clear()
  proven.clear()
  if (unproven.length > 0 && isWhole) throw new Error(`No story proves the keyboard of ${unproven.join(', ')}`)
})
