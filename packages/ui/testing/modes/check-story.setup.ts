import './as-in-storybook.css'
import '../screenshots/fixed-day.ts'
import { configure } from 'storybook/test'
import { afterAll, afterEach, beforeEach, inject, type TaskMeta } from 'vitest'
import type { PatternName } from '../keyboard/patterns.ts'
import { takeProven } from '../keyboard/proven-patterns.ts'
import { checkScreenshot } from '../screenshots/check-screenshot.ts'
import { screenshotModes } from '../screenshots/screenshot.ts'
import { checkAxe } from './check-axe.ts'
import { checkFocus } from './check-focus.ts'
import { checkForcedColors } from './check-forced-colors.ts'
import { checkMotion } from './check-motion.ts'
import { checkOverflow } from './check-overflow.ts'
import { type Fault, sayFault } from './fault.ts'
import type { Mode } from './modes.ts'
import { nextFrame, settleAnimations } from './settle.ts'
import { switchLook } from './switch-look.ts'

const { looks } = inject('mount')
const [first] = looks

/** How long a play may wait for something on a busy machine, ms. */
configure({ asyncUtilTimeout: 5000 })

const onlyScreenshots = inject('onlyScreenshots')

interface StoryParameters {
  /** Why the story has no screenshot. */
  noScreenshot?: string
  /** Mode by mode, the check that must find this story wrong. */
  seededFault?: Partial<Record<string, Fault['check']>>
  /** The pattern of the Authoring Practices that one of the component's stories proves. */
  keyboard?: PatternName
  /** Runs in each mode, after the switch to it. */
  inEachMode?: (mode: Mode) => Promise<void>
}

interface StoryContext {
  story?: { parameters: StoryParameters; globals: { viewport?: unknown } }
}

type Story = NonNullable<StoryContext['story']>

/** Finds what is wrong with the mounted story in one mode, but for its focus. */
async function findFaults(mode: Mode, story: Story, meta: TaskMeta): Promise<Fault[]> {
  const faults = mode.emulate?.reducedMotion ? checkMotion() : []
  await nextFrame()
  await nextFrame()
  settleAnimations()
  await story.parameters.inEachMode?.(mode)
  const screenshot = screenshotOf(mode, story, meta)
  if (screenshot) faults.push(...(await checkScreenshot(mode.name, screenshot)))
  if (onlyScreenshots) return faults
  faults.push(...(await checkAxe(mode.axe)), ...checkOverflow())
  if (mode.emulate?.forcedColors) faults.push(...checkForcedColors())
  return faults
}

/** A story with a width of its own keeps it. */
const looksOf = ({ globals }: Story): readonly Mode[] =>
  looks.filter((mode) => mode === first || (!(mode.width && globals.viewport) && (!onlyScreenshots || isShot(mode))))

const isShot = ({ name }: Mode) => screenshotModes.includes(name)

/** Runs a check in each mode of the mounted story, and returns what it found by the mode's name. */
async function inEachLook(story: Story, check: (mode: Mode) => Promise<Fault[]>): Promise<[string, Fault[]][]> {
  const found: [string, Fault[]][] = []
  let shown = first
  for (const mode of looksOf(story)) {
    await switchLook(shown, mode)
    shown = mode
    found.push([mode.name, await check(mode)])
  }
  await switchLook(shown, first)
  return found
}

/** A seeded fault is a story made wrong on purpose: a check that doesn't find it is broken. */
function expectSeededFault(seeded: NonNullable<StoryParameters['seededFault']>, found: readonly [string, Fault[]][]) {
  for (const [mode, check] of Object.entries(seeded)) {
    const ofMode = found.filter(([name]) => name === mode)
    if (check && ofMode.length > 0 && !ofMode.some(([, faults]) => faults.some((fault) => fault.check === check)))
      throw new Error(`${mode}: ${check} missed its seeded fault`)
  }
}

/** Of the file that runs: the patterns whose proof is still to come, and whether all its stories run. */
const promised = new Set<PatternName>()
let isWhole = true

/**
 * A story begins as on a page just opened: at its top, with no key pressed so far. The fonts are there before it: one
 * that came while it plays would change the widths it measures. So is the news of the page's scrolling, which comes with
 * the next frame and would close the hint or the menu that the story opens first.
 */
beforeEach(async () => {
  await Promise.allSettled([...document.fonts].map((face) => face.load()))
  window.scrollTo(0, 0)
  await nextFrame()
  for (const type of ['pointerdown', 'pointerup'])
    document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }))
})

/** Returns Storybook's id of a story that has a screenshot in the mode. */
function screenshotOf(mode: Mode, { parameters }: Story, meta: TaskMeta): string | undefined {
  const { storyId } = meta as { storyId?: string }
  return isShot(mode) && !parameters.seededFault && !parameters.noScreenshot ? storyId : undefined
}

afterEach<StoryContext>(async ({ story, task }) => {
  if (!story) return
  const { keyboard, seededFault } = story.parameters
  isWhole = task.file.tasks.every(({ mode }) => mode === 'run')
  if (keyboard) promised.add(keyboard)
  for (const pattern of takeProven()) {
    promised.delete(pattern)
    task.meta.keyboard = pattern
  }
  if (task.result?.state === 'fail') return
  const found = await inEachLook(story, (mode) => findFaults(mode, story, task.meta))
  // Last, because focus opens and closes things.
  if (!onlyScreenshots) found.push(...(await inEachLook(story, checkFocus)))
  if (seededFault && onlyScreenshots) return
  if (seededFault) return expectSeededFault(seededFault, found)
  const wrong = found.filter(([, faults]) => faults.length > 0)
  const lines = wrong.map(([mode, faults]) => `In ${mode}:\n  ${faults.map(sayFault).join('\n  ')}`)
  if (lines.length > 0) throw new Error(lines.join('\n'))
})

afterAll(() => {
  const unproven = [...promised]
  promised.clear()
  if (unproven.length > 0 && isWhole) throw new Error(`No story proves the keyboard of ${unproven.join(', ')}`)
})
