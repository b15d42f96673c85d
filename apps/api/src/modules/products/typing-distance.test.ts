import fc from 'fast-check'
import { expect, test } from 'vitest'
import { useTestApi } from '../../../test/testing/test-api.ts'
import { forgivenMistakes, typingDistance } from './typing-distance.ts'

const server = useTestApi()

test.each([
  ['thun', 'thun', 0],
  ['thum', 'thun', 0.8],
  ['thaoi', 'thoai', 0.8],
  ['thut', 'thun', 1],
  ['phee', 'phe', 1],
  ['ph', 'phe', 1],
  ['cotonn', 'cotton', 2],
  ['', 'ao', 2],
])('typingDistance: from %j to %j is %d', (typed, meant, distance) => {
  expect(typingDistance(typed, meant)).toBe(distance)
  expect(typingDistance(meant, typed)).toBe(distance)
})

const letter = fc.constantFrom(...'aehnotuw')
const edit = fc.record({ kind: fc.constantFrom('drop', 'add', 'change', 'swap'), at: fc.nat(), letter })
function edited(word: string, { kind, at, letter: by }: { kind: string; at: number; letter: string }): string {
  const place = at % word.length
  const [before, one, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)]
  if (kind === 'drop') return before + after
  if (kind === 'add') return before + by + one + after
  return kind === 'change' ? before + by + after : before + after.slice(0, 1) + one + after.slice(1)
}

test('spelling_keys: words within the allowed mistakes share a key, so the index misses none', async () => {
  const word = fc.array(letter, { minLength: 3, maxLength: 9 }).map((some) => some.join(''))
  const pairs = fc.sample(fc.tuple(word, edit, edit), 400).map(([typed, first, second]) => {
    const once = edited(typed, first)
    return [typed, forgivenMistakes(typed) < 2 ? once : edited(once, second)] as const
  })
  // A letter inserted between two swapped ones counts three.
  const forgiven = pairs.filter(([typed, meant]) => typingDistance(typed, meant) <= forgivenMistakes(typed))
  expect(forgiven.length).toBeGreaterThan(300)
  const { rows } = await server.owner.query(
    `select typed, meant from unnest($1::text[], $2::text[]) pair (typed, meant)
     where not spelling_keys(typed) && spelling_keys(meant)`,
    [forgiven.map(([typed]) => typed), forgiven.map(([, meant]) => meant)],
  )
  expect(rows).toEqual([])
})
