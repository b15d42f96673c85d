import { mount } from '../conformance/mounted.tsx'
import { checkOverflow } from '../modes/check-overflow.ts'
import { sayFault } from '../modes/fault.ts'
import { nextFrame, settleAnimations } from '../modes/settle.ts'
import { findMoved, type Layout, readLayout } from './layout.ts'
import { Catcher, type ReadStory } from './read-stories.tsx'
import { findUnreached, type Reach, readReach } from './reach.ts'
import { type Spoil, spoilWith } from './spoil.ts'

/** Called for each render of a story. */
type MakeSpoil = () => Spoil

/** An absurd input with which stories are rendered. */
export interface Absurdity {
  makeSpoil: MakeSpoil
  /**
   * Requirements besides a correct layout: all focusable controls stay reachable; at least one control of each kind,
   * where values at their limit leave no further step; or all elements keep their size.
   */
  keeps: 'controls' | 'kinds of controls' | 'everything'
}

/** How long a render may take until it is as it should be, ms: on a slow machine lazy content comes late. */
const timeout = 10_000
/** The same for the first comparison: its reference may be of a moment when lazy content was not there yet. */
const firstTimeout = 1_500

interface Look {
  reach: Reach
  layout: Layout
  /** Errors thrown, layout problems, and differences from the usual render. */
  faults: string[]
}

type Seen = Omit<Look, 'faults'>

type FindMissing = (seen: Seen) => string[]

/** Renders a story with spoilt props. Repeats `findMissing` until it returns nothing or the time is over. */
async function lookAt(
  story: ReadStory,
  spoil: Spoil | undefined,
  findMissing: FindMissing,
  within = timeout,
): Promise<Look> {
  document.documentElement.dataset.layout = story.isFullWidth ? 'fullscreen' : 'padded'
  const faults: string[] = []
  const cleanUp = story.prepare()
  spoilWith(spoil)
  try {
    using _ = mount(<Catcher onError={(error) => faults.push(String(error))}>{story.draw()}</Catcher>)
    const end = performance.now() + within
    let seen
    let missing
    do {
      await nextFrame()
      seen = { reach: readReach(), layout: readLayout() }
      missing = findMissing(seen)
    } while (missing.length > 0 && faults.length === 0 && performance.now() < end)
    if (faults.length === 0) faults.push(...missing)
    return { ...seen, faults }
  } finally {
    spoilWith(undefined)
    cleanUp()
  }
}

function checkLayout(): string[] {
  settleAnimations()
  return checkOverflow().map(sayFault)
}

/** Renders the reference: the usual story, or the one of `makeSpoil`, which must keep its layout too. */
const drawUsual = (story: ReadStory, makeSpoil: MakeSpoil | undefined) =>
  lookAt(story, makeSpoil?.(), () => (makeSpoil ? checkLayout() : []))

const findUnlike = (usual: Seen, now: Seen, keeps: Absurdity['keeps']): string[] =>
  keeps === 'everything'
    ? findMoved(usual.layout, now.layout)
    : findUnreached(usual.reach, now.reach, keeps === 'controls')

/** Finds differences. Skips the layout check when all sizes must stay equal anyway. */
const findMissed =
  (usual: Look, keeps: Absurdity['keeps']): FindMissing =>
  (now) => [...findUnlike(usual, now, keeps), ...(keeps === 'everything' ? [] : checkLayout())]

/** Returns the problems that each absurd input causes in a story. */
async function findBrokenBy(
  absurdities: Readonly<Record<string, Absurdity>>,
  story: ReadStory,
  makeUsual: MakeSpoil | undefined,
): Promise<string[]> {
  let usual = await drawUsual(story, makeUsual)
  const broken = usual.faults.map((fault) => `${story.name}: ${fault}`)
  for (const [absurdity, { makeSpoil, keeps }] of Object.entries(absurdities)) {
    const look = await lookAt(story, makeSpoil(), findMissed(usual, keeps), firstTimeout)
    let { faults } = look
    if (faults.length > 0) {
      // Lazy content arrived between the two renders: gives the reference the same time to match.
      usual = await lookAt(story, makeUsual?.(), (now) => findUnlike(now, look, keeps))
      faults = (await lookAt(story, makeSpoil(), findMissed(usual, keeps))).faults
    }
    broken.push(...faults.map((fault) => `${story.name} with ${absurdity}: ${fault}`))
  }
  return broken
}

/**
 * Returns the problems that absurd props cause, by story.
 *
 * @param makeUsual Replacements for the props of the reference render. Default: none.
 */
export async function findBroken(
  stories: readonly ReadStory[],
  absurdities: Readonly<Record<string, Absurdity>>,
  makeUsual?: MakeSpoil,
): Promise<string[]> {
  const broken: string[] = []
  for (const story of stories) broken.push(...(await findBrokenBy(absurdities, story, makeUsual)))
  return broken
}
