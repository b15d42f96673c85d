import { afterAll, expect, test } from 'vitest'
import { replaceIn, replaceValues } from './absurd-content.ts'
import { useKitPage } from './kit-page.ts'
import { kitComponents, absentPropsOf } from './kit.ts'
import { type Absurdity, findBroken } from './look-at-stories.tsx'
import { storiesByFile } from './read-stories.tsx'
import type { Spoil } from './spoil.ts'

useKitPage(320)

/** The components rendered by stories. */
const drawn = new Set<unknown>()

/** Sets all omitted optional props of the kit to null or undefined, as programs do with missing values. */
const giveNothing = (nothing: null | undefined) => (): Spoil => (type, props) => {
  drawn.add(type)
  const absent = absentPropsOf(type).filter((name) => !(name in props))
  return { ...Object.fromEntries(absent.map((name) => [name, nothing])), ...props }
}

const absurdities: Record<string, Absurdity> = {
  'numbers at 2^53 and days in the year 9999': {
    keeps: 'kinds of controls',
    makeSpoil: () => (_, props) => replaceIn(props, replaceValues),
  },
  // The kit treats null as omitted, so the reference for undefined covers omitted props too.
  'null for what may be left away': { keeps: 'everything', makeSpoil: giveNothing(null) },
}

test.each(storiesByFile)('%s keeps layout and keyboard, whatever the values', async (_, stories) => {
  expect(await findBroken(stories, absurdities, giveNothing(undefined))).toEqual([])
})

afterAll(() => {
  const unseen = [...kitComponents].filter(([component]) => !drawn.has(component)).map(([, name]) => name)
  if (unseen.length > 0) throw new Error(`No story draws ${unseen.join(', ')}`)
})
