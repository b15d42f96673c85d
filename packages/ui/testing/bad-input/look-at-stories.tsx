import { mount } from '../conformance/mounted.tsx'
import { checkOverflow } from '../modes/check-overflow.ts'
import { sayFault } from '../modes/fault.ts'
import { nextFrame, settleAnimations } from '../modes/settle.ts'
import { findMoved, type Layout, readLayout } from './layout.ts'
import { Catcher, type ReadStory } from './read-stories.tsx'
import { findUnreached, type Reach, readReach } from './reach.ts'
import { type Spoil, spoilWith } from './spoil.ts'

/** Asked anew for each drawing of a story. */
type MakeSpoil = () => Spoil

/** Something absurd that stories are drawn with. */
export interface Absurdity {
  makeSpoil: MakeSpoil
  /**
   * What must be as it usually is beside a layout that holds: every control that a keyboard reaches; of each kind of control
   * one, where values at their end leave nowhere to go; or everything that is drawn, down to its size.
   */
  keeps: 'controls' | 'kinds of controls' | 'everything'
}

/** How long what is loaded late may take to come, ms. */
const patience = 1500

interface Look {
  reach: Reach
  layout: Layout
  /** What was thrown, what is wrong with the layout, and what isn't as it should be. */
  faults: string[]
}

type Seen = Omit<Look, 'faults'>

type FindMissing = (seen: Seen) => string[]

/** Draws a story with its props spoilt; `findMissing` is asked until it misses nothing, or nothing more comes. */
async function lookAt(story: ReadStory, spoil: Spoil | undefined, findMissing: FindMissing): Promise<Look> {
  document.documentElement.dataset.layout = story.isFullWidth ? 'fullscreen' : 'padded'
  const faults: string[] = []
  const cleanUp = story.prepare()
  spoilWith(spoil)
  try {
    using _ = mount(<Catcher onError={(error) => faults.push(String(error))}>{story.draw()}</Catcher>)
    const end = performance.now() + patience
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

/** As it is usually drawn, or as `makeSpoil` has it: that must keep its layout too. */
const drawUsual = (story: ReadStory, makeSpoil: MakeSpoil | undefined) =>
  lookAt(story, makeSpoil?.(), () => (makeSpoil ? checkLayout() : []))

const findUnlike = (usual: Seen, now: Seen, keeps: Absurdity['keeps']): string[] =>
  keeps === 'everything'
    ? findMoved(usual.layout, now.layout)
    : findUnreached(usual.reach, now.reach, keeps === 'controls')

/** What is drawn as large as ever has kept its layout. */
const findMissed =
  (usual: Look, keeps: Absurdity['keeps']): FindMissing =>
  (now) => [...findUnlike(usual, now, keeps), ...(keeps === 'everything' ? [] : checkLayout())]

/** What each of the absurdities breaks in a story. */
async function findBrokenBy(
  absurdities: Readonly<Record<string, Absurdity>>,
  story: ReadStory,
  makeUsual: MakeSpoil | undefined,
): Promise<string[]> {
  let usual = await drawUsual(story, makeUsual)
  const broken = usual.faults.map((fault) => `${story.name}: ${fault}`)
  for (const [absurdity, { makeSpoil, keeps }] of Object.entries(absurdities)) {
    const look = await lookAt(story, makeSpoil(), findMissed(usual, keeps))
    let { faults } = look
    if (faults.length > 0) {
      // What is loaded late came between the two: the usual one has as long to become alike.
      usual = await lookAt(story, makeUsual?.(), (now) => findUnlike(now, look, keeps))
      faults = (await lookAt(story, makeSpoil(), findMissed(usual, keeps))).faults
    }
    broken.push(...faults.map((fault) => `${story.name} with ${absurdity}: ${fault}`))
  }
  return broken
}

/**
 * What absurd props break in the stories, said story by story.
 *
 * @param makeUsual What is put in the place of their props when they are drawn to compare with; default nothing.
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
