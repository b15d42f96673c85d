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
import { nextFrame, settleAnimations } from './settle.ts'

const mode = inject('mode')

/** What a play waits for may take so long on a busy machine, ms. */
configure({ asyncUtilTimeout: 5000 })

const onlyScreenshots = inject('onlyScreenshots')

async function findFaults(screenshot: string | undefined): Promise<Fault[]> {
  const faults = mode.emulate?.reducedMotion ? checkMotion() : []
  await nextFrame()
  await nextFrame()
  settleAnimations()
  if (screenshot) faults.push(...(await checkScreenshot(mode.name, screenshot)))
  if (onlyScreenshots) return faults
  faults.push(...(await checkAxe(mode.axe)), ...checkOverflow())
  if (mode.emulate?.forcedColors) faults.push(...checkForcedColors())
  // Last, because focus opens and closes things.
  faults.push(...(await checkFocus()))
  return faults
}

/** A seeded fault is a story made wrong on purpose: a check that doesn't see it is broken. */
function expectSeededFault(check: Fault['check'] | undefined, faults: readonly Fault[]) {
  if (check && !faults.some((fault) => fault.check === check))
    throw new Error(`${mode.name}: ${check} missed its seeded fault`)
}

interface StoryContext {
  story?: {
    parameters: {
      /** Why the story has no screenshot. */
      noScreenshot?: string
      /** Mode by mode, the check that must find this story wrong. */
      seededFault?: Partial<Record<string, Fault['check']>>
      /** The pattern of the Authoring Practices that one of the component's stories proves. */
      keyboard?: PatternName
    }
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

/** Returns Storybook's id of a story that has screenshots. */
function screenshotOf({ parameters }: NonNullable<StoryContext['story']>, meta: TaskMeta): string | undefined {
  const { storyId } = meta as { storyId?: string }
  if (!screenshotModes.includes(mode.name) || parameters.seededFault || parameters.noScreenshot) return undefined
  return storyId
}

afterEach<StoryContext>(async ({ story, task }) => {
  if (!story) return
  const { keyboard } = story.parameters
  isWhole = task.file.tasks.every(({ mode }) => mode === 'run')
  if (keyboard) promised.add(keyboard)
  for (const pattern of takeProven()) {
    promised.delete(pattern)
    task.meta.keyboard = pattern
  }
  if (task.result?.state === 'fail') return
  const faults = await findFaults(screenshotOf(story, task.meta))
  const seeded = story.parameters.seededFault
  if (seeded && onlyScreenshots) return
  if (seeded) return expectSeededFault(seeded[mode.name], faults)
  if (faults.length > 0) throw new Error(`In ${mode.name}:\n  ${faults.map(sayFault).join('\n  ')}`)
})

afterAll(() => {
  const unproven = [...promised]
  promised.clear()
  if (unproven.length > 0 && isWhole) throw new Error(`No story proves the keyboard of ${unproven.join(', ')}`)
})
