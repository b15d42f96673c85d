import { expect, test } from 'vitest'
import { groupedOptions } from './grouped-options.ts'

test('groupedOptions: puts the options of a group together, those without one stay between', () => {
  const options = [{ id: 1 }, { id: 2, group: 'A' }, { id: 3, group: 'B' }, { id: 4, group: 'A' }, { id: 5 }, { id: 6 }]
  expect(groupedOptions(options).map(({ group, options: of }) => [group, of.map(({ id }) => id)])).toEqual([
    [undefined, [1]],
    ['A', [2, 4]],
    ['B', [3]],
    [undefined, [5, 6]],
  ])
})
