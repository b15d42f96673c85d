import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { ErrorState } from '../error-state/error-state.tsx'
import { Stack } from '../stack/stack.tsx'
import guide from './data-table.md?raw'
import { DataTable, nothingSelected, type TableSelection } from './data-table.tsx'
import { type Boat, boats, boatsInEnglish, boatTable, fleet } from './story-boats.tsx'
import { phone, wide } from './story-frames.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Boat>,
  args: boatTable,
  parameters: { docs: { description: { component: guide } }, english: boatsInEnglish },
} satisfies Meta<typeof DataTable<Boat>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('table', { name: t('Ghe thuyền', 'Boats') })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'Út Mười' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: t('Thao tác', 'Actions') })).toBeInTheDocument()
  },
}

const byBaskets = boats.toSorted((a, b) => a.baskets - b.baskets)

/** The sorted column toggles between desc and asc. */
export const SortsAgain: Story = {
  name: 'Sort order',
  parameters: { requirements: ['LIST-02'] },
  args: { rows: byBaskets.toReversed(), sort: { by: 'baskets', order: 'desc' }, onSort: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await expect(canvas.getByRole('columnheader', { name: t('Số giỏ', 'Baskets') })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    canvas.getByRole('button', { name: t('Số giỏ', 'Baskets') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'baskets', order: 'asc' })
  },
}

/** A new column starts at desc. */
export const SortsAnew: Story = {
  name: 'Sort by another column',
  parameters: { requirements: ['LIST-03'] },
  args: { rows: byBaskets, sort: { by: 'baskets', order: 'asc' }, onSort: fn() },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await expect(canvas.queryByRole('button', { name: t('Bến', 'Port') })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: t('Tên ghe', 'Boat name') }))
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'name', order: 'desc' })
  },
}

function Selecting(args: React.ComponentProps<typeof DataTable<Boat>>) {
  const t = textsIn(useUi())
  const [selection, setSelection] = useState<TableSelection>(args.selection ?? nothingSelected)
  return (
    <DataTable
      {...args}
      selection={selection}
      onSelectionChange={(next) => {
        setSelection(next)
        args.onSelectionChange?.(next)
      }}
      bulkActions={<Button size="sm">{t('Gọi tất cả', 'Call all')}</Button>}
    />
  )
}

export const Selection: Story = {
  decorators: [wide],
  render: Selecting,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: /Chọn tất cả|Select all/ })
    const before = canvas.getByRole('row', { name: /Sông Hậu/ }).getBoundingClientRect().top
    await userEvent.click(canvas.getByRole('checkbox', { name: /Sông Hậu/ }))
    await expect(all).toBePartiallyChecked()
    await expect(canvas.getByRole('status')).toHaveTextContent('1')
    await expect(canvas.getByRole('row', { name: /Sông Hậu/ }).getBoundingClientRect().top).toBe(before)
    await userEvent.click(all)
    await expect(all).toBeChecked()
    await expect(canvas.getByRole('group')).toHaveTextContent('3')
    all.focus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}

/** Clearing the selection leaves the focus in the table. */
export const ClearedSelection: Story = {
  name: 'Selection cleared',
  render: Selecting,
  args: { selection: { mode: 'some', ids: ['b1'] } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /Bỏ chọn|Clear selection/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('checkbox', { name: /Chọn tất cả|Select all/ })).toHaveFocus()
  },
}

/** The whole list is chosen without knowing its ids. */
export const SelectsAllPages: Story = {
  name: 'Selection of all pages',
  render: Selecting,
  args: { totalRows: 231, onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Chọn tất cả|Select all/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Chọn tất cả 231 dòng|Select all 231 rows/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ mode: 'all', except: [] })
    await expect(canvas.getByRole('status')).toHaveTextContent(/Đã chọn tất cả 231|All 231 rows/)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Sông Hậu/ }))
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ mode: 'all', except: ['b2'] })
    await expect(canvas.getByRole('status')).toHaveTextContent('230')
  },
}

/** Shift chooses every row up to the one pressed before. */
export const SelectsRange: Story = {
  name: 'Selection of a range',
  render: Selecting,
  args: { rows: fleet(8), onSelectionChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const boxes = canvas.getAllByRole('checkbox')
    await userEvent.click(boxes[2] as HTMLElement)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(boxes[5] as HTMLElement)
    await userEvent.keyboard('{/Shift}')
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ mode: 'some', ids: ['n2', 'n3', 'n4', 'n5'] })
  },
}

/** A row is a real link, and what else stands in it keeps its own press. */
export const RowLinks: Story = {
  decorators: [wide],
  name: 'Row links',
  args: { getRowHref: (boat) => `#${boat.id}` },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const link = canvas.getByRole('link', { name: 'Sông Hậu' })
    await expect(link).toHaveAttribute('href', '#b2')
    const atMiddleOf = (element: HTMLElement) => {
      element.scrollIntoView({ inline: 'center', block: 'center' })
      const { left, width, top, height } = element.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2)
    }
    await expect(atMiddleOf(canvas.getByRole('cell', { name: 'Phong Điền' }))).toBe(link)
    const call = canvas.getByRole('link', { name: t('Gọi Sông Hậu', 'Call Sông Hậu') })
    await expect(atMiddleOf(call)).toBe(call)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Hương Quê' })).toHaveFocus()
  },
}

export const Loading: Story = {
  args: { rows: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent(/Đang tải|Loading/)
  },
}

export const LoadingAnotherPage: Story = { args: { isLoading: true } }

/** A screen reader hears how many rows came. */
export const SaysWhatCame: Story = {
  name: 'Announced result',
  render: function Fetching(args, { globals }) {
    const t = textsIn(globals)
    const [isLoading, setLoading] = useState(true)
    return (
      <Stack gap={3}>
        <span>
          <Button onClick={() => setLoading(false)}>{t('Đến nơi', 'Arrived')}</Button>
        </span>
        <DataTable {...args} rows={isLoading ? [] : args.rows} isLoading={isLoading} />
      </Stack>
    )
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: t('Đến nơi', 'Arrived') }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/Đã tải 3 dòng|3 rows loaded/)
  },
}

export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="Chưa có ghe nào" message="Ghe mới vào bến sẽ hiện ở đây." /> },
  parameters: {
    english: { empty: <EmptyState title="No boats yet" message="Boats that come in will appear here." /> },
  },
}

export const Failed: Story = {
  args: { rows: [], error: <ErrorState title="Không tải được danh sách" onRetry={fn()} /> },
  parameters: { english: { error: <ErrorState title="The list could not be loaded" onRetry={fn()} /> } },
}

export const Comfortable: Story = { args: { density: 'comfortable' } }

export const Cards: Story = {
  args: {
    rows: byBaskets.toReversed(),
    sort: { by: 'baskets', order: 'desc' },
    onSort: fn(),
    selection: { mode: 'some', ids: ['b2'] },
    onSelectionChange: fn(),
    layout: {},
    onLayoutChange: fn(),
    getRowHref: (boat) => `#${boat.id}`,
  },
  decorators: [phone],
  play: async ({ canvas, globals }) => {
    const t = textsIn(globals)
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await expect(canvas.getAllByText(t('Bến', 'Port'))[1]).toBeVisible()
  },
}

export const StickyHeader: Story = { args: { hasStickyHeader: true, rows: fleet(60) } }
