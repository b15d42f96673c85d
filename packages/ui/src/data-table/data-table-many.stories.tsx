import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { SearchField } from '../search-field/search-field.tsx'
import { DataTable, nothingSelected, type TableSelection, useClientRows } from './data-table.tsx'
import { type Boat, boatsInEnglish, boatTable, fleet } from './story-boats.tsx'
import { phone, wide } from './story-frames.tsx'

const many = fleet(10_000)

const meta = {
  title: 'Data/DataTable/Many rows',
  component: DataTable<Boat>,
  args: { ...boatTable, rows: many },
  parameters: { english: boatsInEnglish },
  render: function Many(args, { globals }) {
    const t = textsIn(globals)
    const [selection, setSelection] = useState<TableSelection>(nothingSelected)
    const client = useClientRows({ rows: args.rows, columns: args.columns })
    return (
      <DataTable
        {...args}
        rows={client.rows}
        sort={client.sort}
        onSort={client.onSort}
        selection={selection}
        onSelectionChange={setSelection}
        toolbar={
          <SearchField
            label={t('Tìm ghe', 'Search boats')}
            isLabelHidden
            value={client.search}
            onChange={(event) => client.setSearch(event.currentTarget.value)}
          />
        }
      />
    )
  },
} satisfies Meta<typeof DataTable<Boat>>
export default meta
type Story = StoryObj<typeof meta>

const settled = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  waitFor(() => {
    const table = canvas.getByRole('table')
    if (!table.querySelector('.ui-data-table-gap')) throw new Error('The rest of the rows has no room yet')
  })

/** Only rows near the sight are drawn, and each says which one it is. */
export const TenThousand: Story = {
  decorators: [wide],
  name: 'Ten thousand rows',
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await settled(canvas)
    const table = canvas.getByRole('table')
    await expect(table).toHaveAttribute('aria-rowcount', '10001')
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100)
    await expect(canvas.getByRole('row', { name: /Hương Quê 1 / })).toHaveAttribute('aria-rowindex', '2')
    const area = await canvas.findByRole('region')
    area.scrollTop = area.scrollHeight
    const last = await canvas.findByRole('rowheader', { name: `${many.at(-1)?.name}` })
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001')
    await expect(canvas.getByRole('columnheader', { name: t('Bến', 'Port') })).toBeVisible()
    area.scrollTop = 0
    await canvas.findByRole('rowheader', { name: 'Hương Quê 1' })
  },
}

/** The row that holds the focus stays, however far it is scrolled away. */
export const KeepsFocus: Story = {
  decorators: [wide],
  name: 'Focused row',
  play: async ({ canvas, userEvent }) => {
    await settled(canvas)
    const box = canvas.getByRole('checkbox', { name: /Út Mười 3$/ })
    box.focus()
    const area = await canvas.findByRole('region')
    area.scrollTop = 100_000
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Hương Quê 1' })).toBeNull())
    await expect(box).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    // After scrolling, a row may be half under the header, too small a target for the checks that follow.
    area.scrollTop = 0
    await canvas.findByRole('rowheader', { name: 'Hương Quê 1' })
  },
}

/** A search without marks narrows all rows; sorting orders all of them. */
export const Searched: Story = {
  name: 'Search',
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await settled(canvas)
    await userEvent.click(canvas.getByRole('button', { name: t('Số giỏ', 'Baskets') }))
    await expect((await canvas.findAllByText(/^1[.,]999$/))[0]).toBeInTheDocument()
    await userEvent.type(canvas.getByRole('searchbox'), 'ut muoi 4322')
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1))
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Út Mười 4322')
  },
}

/** Ten thousand cards. */
export const Cards: Story = {
  name: 'Ten thousand cards',
  decorators: [phone],
  play: async ({ canvas }) => {
    await settled(canvas)
    await expect(canvas.getAllByRole('row').length).toBeLessThan(100)
  },
}
