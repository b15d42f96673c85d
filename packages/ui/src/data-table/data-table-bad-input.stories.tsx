import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inEnglish, inVietnamese, type Texts } from '../../testing/stories/texts-in.ts'
import { DataTable, type DataTableColumn } from './data-table.tsx'
import { phone } from './story-frames.tsx'

interface Odd {
  id: string
  name: string | null
  note: string | undefined
  amount: number | null
}

const endless = 'đ'.repeat(5000)
const rows: Odd[] = [
  { id: '1', name: endless, note: endless, amount: Number.MAX_SAFE_INTEGER },
  { id: '2', name: 'مرحبا بالعالم — متجر العسل', note: 'שלום עולם, mixed with English', amount: -1 },
  { id: '3', name: '🛶🧑🏽‍🌾🍍🥭🏳️‍🌈 Ghe 👨‍👩‍👧‍👦', note: '<script>alert(1)</script>', amount: 0 },
  { id: '4', name: null, note: undefined, amount: null },
  { id: '5', name: '', note: '\n\n\t', amount: Number.NaN },
]

const columnsIn = (t: Texts): DataTableColumn<Odd>[] => [
  {
    id: 'name',
    header: t('Tên', 'Name'),
    cell: (row) => row.name,
    value: (row) => row.name,
    isPrimary: true,
    isSortable: true,
  },
  {
    id: 'note',
    header: t('Ghi chú rất dài, dài hơn cả nội dung của nó', 'A very long note, longer than what it holds'),
    cell: (row) => row.note,
    isSortable: true,
  },
  { id: 'amount', header: t('Số tiền', 'Amount'), cell: (row) => row.amount?.toLocaleString('vi'), isNumeric: true },
]

const meta = {
  title: 'Data/DataTable/Bad input',
  component: DataTable<Odd>,
  args: {
    label: 'Dữ liệu lạ',
    columns: columnsIn(inVietnamese),
    rows,
    getRowId: (row) => row.id,
    getRowLabel: (row) => row.name ?? '',
    onSort: fn(),
    onSelectionChange: fn(),
    layout: {},
    onLayoutChange: fn(),
  },
  parameters: { english: { label: 'Odd data', columns: columnsIn(inEnglish) } },
} satisfies Meta<typeof DataTable<Odd>>
export default meta
type Story = StoryObj<typeof meta>

const fits: Story['play'] = async ({ canvas }) => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  const tallest = Math.max(...canvas.getAllByRole('row').map((row) => row.offsetHeight))
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  await expect(tallest).toBeLessThan(48 * rem)
  // A row without a label still has a distinct name.
  await expect(canvas.getByRole('checkbox', { name: /(Chọn|Select) 4$/ })).toBeVisible()
}

export const Table: Story = { play: fits }

export const Cards: Story = {
  decorators: [phone],
  play: fits,
}

export const NoColumns: Story = { args: { columns: [] } }

export const NoRowsAndNoWords: Story = { args: { rows: [], empty: undefined, error: undefined } }
