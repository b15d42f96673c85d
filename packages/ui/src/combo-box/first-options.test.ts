import { expect, test } from 'vitest'
import { firstOptions, mostShown } from './first-options.ts'

const options = Array.from({ length: 10_000 }, (_, index) => ({ value: `v${index}` }))

test('a short list is shown whole', () => {
  expect(firstOptions(options.slice(0, mostShown), [])).toHaveLength(mostShown)
})

test('of a long list the first are shown, and what is chosen', () => {
  const shown = firstOptions(options, ['v3', 'v9999'])
  expect(shown).toHaveLength(mostShown + 1)
  expect(shown.at(-1)).toEqual({ value: 'v9999' })
})
