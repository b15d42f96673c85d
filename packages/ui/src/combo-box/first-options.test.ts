import { expect, test } from 'vitest'
import { firstOptions, maxShown } from './first-options.ts'

const options = Array.from({ length: 10_000 }, (_, index) => ({ value: `v${index}` }))

test('firstOptions: returns a short list unchanged', () => {
  expect(firstOptions(options.slice(0, maxShown), [])).toHaveLength(maxShown)
})

test('firstOptions: returns the first options of a long list, and the chosen ones', () => {
  const shown = firstOptions(options, ['v3', 'v9999'])
  expect(shown).toHaveLength(maxShown + 1)
  expect(shown.at(-1)).toEqual({ value: 'v9999' })
})
