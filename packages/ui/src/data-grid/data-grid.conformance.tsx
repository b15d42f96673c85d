import { act, createElement } from 'react'
import { fireEvent } from 'storybook/test'
import { expect, test } from 'vitest'
import { describeConformance } from '../../testing/conformance/describe-conformance.tsx'
import { mount } from '../../testing/conformance/mounted.tsx'
import { DataGrid } from './data-grid.tsx'
import { type Crate, crateGrid, manyCrates } from './story-crates.ts'

describeConformance(DataGrid<Crate>, {
  props: crateGrid,
  except: {
    controlled: 'keeps the unsaved values with the steps that led to them; rows are the controlled part',
    'label and id': 'the label names the grid inside, and the id is on the frame',
  },
})

test('DataGrid: a key draws only the rows that it concerns, of 500', async () => {
  const drawn: string[] = []
  const columns = crateGrid.columns.map((column, index) =>
    index > 0 ? column : { ...column, value: (crate: Crate) => (drawn.push(crate.id), crate.name) },
  )
  const grid = createElement(DataGrid<Crate>, {
    ...crateGrid,
    columns,
    rows: manyCrates,
    getRowLabel: ({ name }) => name,
  })
  using mounted = mount(grid)
  const cell = mounted.container.querySelector<HTMLElement>('tr[data-row="7"] > [data-column="1"]')
  act(() => cell?.focus())
  drawn.length = 0
  await act(async () => void (await fireEvent.keyDown(cell as HTMLElement, { key: 'ArrowDown' })))
  expect(new Set(drawn)).toEqual(new Set([manyCrates[7]?.id, manyCrates[8]?.id]))
})
