import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { expectGridKeyboard } from '../../testing/keyboard/expect-keyboard.ts'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { Button } from '../button/button.tsx'
import { DataGrid } from './data-grid.tsx'
import { type Crate, crateGrid, crateGridInEnglish, manyCrates, manyCratesInEnglish } from './story-crates.ts'

const meta = {
  title: 'Data/DataGrid',
  component: DataGrid<Crate>,
  args: { ...crateGrid, onChange: fn() },
  parameters: { english: crateGridInEnglish },
} satisfies Meta<typeof DataGrid<Crate>>
export default meta
type Story = StoryObj<typeof meta>

const cellAt = (canvasElement: HTMLElement, row: number, column: number) =>
  canvasElement.querySelector(`tr[data-row="${row}"] > [data-column="${column}"]`) as HTMLElement

/** Pastes as from a spreadsheet. */
async function paste(cell: Element, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  await fireEvent(cell, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
}

export const Default: Story = {}

export const Keyboard: Story = {
  parameters: { keyboard: 'grid' },
  play: async ({ canvas, canvasElement }) => {
    await expectGridKeyboard(canvas.getByRole('grid'), [cellAt(canvasElement, 1, 1), cellAt(canvasElement, 1, 2)])
  },
}

/** A value is typed over the old one; Enter takes it and goes down. */
export const Changed: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const cell = cellAt(canvasElement, 0, 1)
    await userEvent.click(cell)
    await userEvent.keyboard('125{Enter}')
    await expect(cell).toHaveTextContent('125')
    await expect(cell).toHaveTextContent(/trước là 0|was 0/)
    await expect(cellAt(canvasElement, 1, 1)).toHaveFocus()
    await expect(canvas.getByText(/Đã đổi 1 ô|1 cell changed/)).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith({ 'crate-0': { stock: 125 } }, true)
  },
}

/** Numbers are read as the language writes them, and an unreadable one is kept with its problem. */
export const Problems: Story = {
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(cellAt(canvasElement, 0, 1))
    await userEvent.keyboard(t('mười{Enter}-3{Enter}', 'ten{Enter}-3{Enter}'))
    await expect(cellAt(canvasElement, 0, 1)).toHaveAccessibleDescription(/Hãy nhập một số|Enter a number/)
    await expect(cellAt(canvasElement, 1, 1)).toHaveAccessibleDescription(t('Không được âm', 'Can’t be negative'))
    await expect(canvas.getByText(/2 ô cần sửa|2 to correct/)).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { 'crate-0': { stock: t('mười', 'ten') }, 'crate-1': { stock: -3 } },
      false,
    )
  },
}

/** What the server refused. */
export const Refused: Story = {
  args: { errors: { 'crate-2': { stock: 'Kho chỉ còn 12 giỏ' } } },
  parameters: { english: { errors: { 'crate-2': { stock: 'Only 12 baskets left in stock' } } } },
  play: async ({ canvasElement, globals }) => {
    const t = textsIn(globals)
    await expect(cellAt(canvasElement, 2, 1)).toHaveAccessibleDescription(
      t('Kho chỉ còn 12 giỏ', 'Only 12 baskets left in stock'),
    )
  },
}

/** A block from a spreadsheet, with the decimals of the language, passes over columns that can't be changed. */
export const Pasted: Story = {
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const t = textsIn(globals)
    const cell = cellAt(canvasElement, 1, 1)
    await userEvent.click(cell)
    await paste(
      cell,
      t(
        '1.200\t12.345,5\t125.000 ₫\tLoại hai\r\n7\t\t99.000\tloại một\r\n',
        '1,200\t12,345.5\t125.000 ₫\tSecond grade\r\n7\t\t99.000\tfirst grade\r\n',
      ),
    )
    const changes = {
      'crate-1': { stock: 1200, weight: 12_345.5, price: 12_500_000 },
      'crate-2': { stock: 7, weight: null, price: 9_900_000, quality: 'first' },
    }
    await expect(args.onChange).toHaveBeenLastCalledWith(changes, true)
    await expect(canvas.getByText(/Đã đổi [67] ô|[67] cells changed/)).toBeVisible()
  },
}

/** One value fills the selection. */
export const Filled: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const cell = cellAt(canvasElement, 0, 1)
    await userEvent.click(cell)
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    await paste(cellAt(canvasElement, 2, 1), '5')
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { 'crate-0': { stock: 5 }, 'crate-1': { stock: 5 }, 'crate-2': { stock: 5 } },
      true,
    )
  },
}

export const Copied: Story = {
  play: async ({ canvasElement, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(cellAt(canvasElement, 0, 0))
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}')
    const clipboardData = new DataTransfer()
    await fireEvent(
      cellAt(canvasElement, 1, 1),
      new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }),
    )
    await expect(clipboardData.getData('text/plain')).toBe(
      t('Xoài cát Hòa Lộc\t0\nBưởi Năm Roi\t37', 'Hòa Lộc mangoes\t0\nNăm Roi pomelos\t37'),
    )
  },
}

export const Undone: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const cell = cellAt(canvasElement, 1, 1)
    await userEvent.click(cell)
    await userEvent.keyboard('{Delete}')
    await expect(cell).not.toHaveTextContent(/^37/)
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(cell).toHaveTextContent('37')
    await expect(cell).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /Làm lại|Redo/ }))
    await expect(cell).not.toHaveTextContent(/^37/)
    await expect(cell).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /Hoàn tác|Undo/ }))
    await expect(cell).toHaveTextContent('37')
  },
}

export const Choosing: Story = {
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(cellAt(canvasElement, 0, 4))
    await userEvent.keyboard('{Enter}')
    const box = canvas.getByRole('combobox', { name: t('Loại, Xoài cát Hòa Lộc', 'Grade, Hòa Lộc mangoes') })
    await userEvent.selectOptions(box, t('Loại hai', 'Second grade'))
    await userEvent.keyboard('{Enter}')
    await expect(cellAt(canvasElement, 0, 4)).toHaveTextContent(t('Loại hai', 'Second grade'))
  },
}

/** Empty rows at the end take a block that is longer than the rows. */
export const AddedRows: Story = {
  args: {
    rows: [],
    newRow: (index) => ({ id: `new-${index}`, name: '', stock: 0, weight: null, priceInCents: 0, quality: '' }),
    columns: [
      { id: 'sku', header: 'Mã', value: () => null },
      { id: 'count', header: 'Số giỏ', kind: 'number', value: () => null },
    ],
    actions: <Button size="sm">Lưu</Button>,
  },
  parameters: {
    english: {
      columns: [
        { id: 'sku', header: 'Code', value: () => null },
        { id: 'count', header: 'Baskets', kind: 'number', value: () => null },
      ],
      actions: <Button size="sm">Save</Button>,
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
    await userEvent.click(cellAt(canvasElement, 0, 0))
    await paste(
      cellAt(canvasElement, 0, 0),
      Array.from({ length: 8 }, (_, index) => `GH-${index}\t${index + 1}`).join('\n'),
    )
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(12))
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ 'new-7': { sku: 'GH-7', count: 8 } }),
      true,
    )
  },
}

export const ManyRows: Story = {
  args: { rows: manyCrates.slice(0, 120) },
  parameters: { english: { rows: manyCratesInEnglish.slice(0, 120) } },
}

/** Nothing can be changed. */
export const ReadOnly: Story = {
  args: { columns: crateGrid.columns.map((column) => ({ ...column, isReadOnly: true })) },
  parameters: { english: { columns: crateGridInEnglish.columns.map((column) => ({ ...column, isReadOnly: true })) } },
  play: async ({ canvasElement, userEvent }) => {
    const cell = cellAt(canvasElement, 0, 1)
    await userEvent.click(cell)
    await userEvent.keyboard('5{Enter}')
    await expect(cell).toHaveTextContent(/^0$/)
  },
}

export const NoRows: Story = {
  args: { rows: [], empty: 'Chưa có giỏ nào trên ghe.' },
  parameters: { english: { empty: 'No baskets on the boat yet.' } },
}
