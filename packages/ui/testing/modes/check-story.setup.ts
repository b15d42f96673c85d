import './as-in-storybook.css'
import { configure } from 'storybook/test'
import { afterAll, afterEach, inject } from 'vitest'
import type { PatternName } from '../keyboard/patterns.ts'
import { takeProven } from '../keyboard/proven-patterns.ts'
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

async function findFaults(): Promise<Fault[]> {
  const faults = mode.emulate?.reducedMotion ? checkMotion() : []
  await nextFrame()
  await nextFrame()
  settleAnimations()
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
  const faults = await findFaults()
  const seeded = story.parameters.seededFault
  if (seeded) return expectSeededFault(seeded[mode.name], faults)
  if (faults.length > 0) throw new Error(`In ${mode.name}:\n  ${faults.map(sayFault).join('\n  ')}`)
})

afterAll(() => {
  const unproven = [...promised]
  promised.clear()
  if (unproven.length > 0 && isWhole) throw new Error(`No story proves the keyboard of ${unproven.join(', ')}`)
})
