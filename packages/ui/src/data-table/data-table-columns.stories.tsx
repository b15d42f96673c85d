import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { DataTable, type TableLayout } from './data-table.tsx'
import { type Boat, boatsInEnglish, boatTable } from './story-boats.tsx'
import { wide } from './story-frames.tsx'

const meta = {
  title: 'Data/DataTable/Columns',
  component: DataTable<Boat>,
  args: { ...boatTable, onSort: fn(), onLayoutChange: fn() },
  parameters: { english: boatsInEnglish },
  decorators: [wide],
  render: function Arranging(args) {
    const [layout, setLayout] = useState<TableLayout>(args.layout ?? {})
    return (
      <DataTable
        {...args}
        layout={layout}
        onLayoutChange={(next) => {
          setLayout(next)
          args.onLayoutChange?.(next)
        }}
      />
    )
  },
} satisfies Meta<typeof DataTable<Boat>>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const headersOf = (canvas: Canvas) =>
  canvas
    .getAllByRole('columnheader')
    .map((header) => header.dataset.column)
    .filter(Boolean)
const optionsOf = (canvas: Canvas, column: RegExp) =>
  canvas.getByRole('button', { name: new RegExp(`(Tùy chọn cột|Options of column) (${column.source})`) })
/** Restores the scroll position for the checks after the story. */
const backToStart = (canvas: Canvas) => canvas.getByRole('columnheader', { name: /Tên ghe|Boat name/ }).scrollIntoView()
const item = (name: RegExp) => screen.findByRole('menuitem', { name })

/** The menu of a column. */
export const MenuOpen: Story = {
  name: 'Column menu',
  play: async ({ canvas, userEvent }) => {
    optionsOf(canvas, /Số giỏ|Baskets/).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await item(/tăng dần|ascending/)).toHaveFocus())
  },
}

/** The panel of all columns. */
export const PanelOpen: Story = {
  name: 'Columns panel',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Cột|Columns)$/ }))
    await screen.findByRole('button', { name: /Đặt lại|Reset/ })
  },
}

/** The keyboard moves a column through its menu, and hears where it came to. */
export const Menu: Story = {
  name: 'Move by keyboard',
  play: async ({ canvas, userEvent }) => {
    const options = optionsOf(canvas, /Số giỏ|Baskets/)
    options.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await item(/tăng dần|ascending/)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(headersOf(canvas)).toEqual(['name', 'baskets', 'port', 'state', 'actions']))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(optionsOf(canvas, /Số giỏ|Baskets/)).toHaveFocus())
    await expect(document.body).toHaveTextContent(/Cột Số giỏ ở vị trí 2 trên 5|Column Baskets is at place 2 of 5/)
    backToStart(canvas)
  },
}

/** The keyboard pins a column through its menu, and hears it. */
export const PinsByKeyboard: Story = {
  name: 'Pin by keyboard',
  parameters: { noScreenshot: 'A pinned column is shown by Pinned' },
  play: async ({ args, canvas, userEvent }) => {
    const options = optionsOf(canvas, /Bến|Port/)
    options.focus()
    await userEvent.keyboard('{Enter}')
    const pin = await item(/Ghim ở đầu|Pin to the start/)
    for (let step = 0; step < 4 && document.activeElement !== pin; step++) await userEvent.keyboard('{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onLayoutChange).toHaveBeenLastCalledWith({ pinned: { port: 'start' } }))
    await waitFor(() => expect(optionsOf(canvas, /Bến|Port/)).toHaveFocus())
    await expect(document.body).toHaveTextContent(/Đã ghim cột Bến|Column Port pinned/)
    backToStart(canvas)
  },
}

/** The keyboard hides a column through its menu, hears it and goes on. */
export const HidesByKeyboard: Story = {
  name: 'Hide by keyboard',
  parameters: { noScreenshot: 'A table with a column less' },
  play: async ({ canvas, userEvent }) => {
    optionsOf(canvas, /Bến|Port/).focus()
    await userEvent.keyboard('{Enter}')
    await item(/Ẩn cột|Hide column/)
    await userEvent.keyboard('{End}{Enter}')
    await waitFor(() => expect(headersOf(canvas)).not.toContain('port'))
    await expect(document.body).toHaveTextContent(/Đã ẩn cột Bến|Column Port hidden/)
    await waitFor(() => expect(optionsOf(canvas, /Số giỏ|Baskets/)).toHaveFocus())
    backToStart(canvas)
  },
}

/** The menu sorts either way. */
export const Sorts: Story = {
  name: 'Sort from the menu',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(optionsOf(canvas, /Số giỏ|Baskets/))
    await userEvent.click(await item(/tăng dần|ascending/))
    await expect(args.onSort).toHaveBeenLastCalledWith({ by: 'baskets', order: 'asc' })
    await userEvent.click(optionsOf(canvas, /Bến|Port/))
    await item(/Ghim ở đầu|Pin to the start/)
    await expect(screen.queryByRole('menuitem', { name: /tăng dần|ascending/ })).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(optionsOf(canvas, /Bến|Port/)).toHaveFocus())
    backToStart(canvas)
  },
}

/** A hidden column comes back through the panel; the one that names the row cannot be hidden. */
export const Hides: Story = {
  name: 'Hidden column',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(optionsOf(canvas, /Bến|Port/))
    await userEvent.click(await item(/Ẩn cột|Hide column/))
    await waitFor(() => expect(headersOf(canvas)).not.toContain('port'))
    await userEvent.click(canvas.getByRole('button', { name: /^(Cột|Columns)$/ }))
    const panel = within(await screen.findByRole('dialog', { name: /^(Cột|Columns)$/ }))
    await expect(panel.getByRole('checkbox', { name: /Tên ghe|Boat name/ })).toBeDisabled()
    await userEvent.click(panel.getByRole('checkbox', { name: /Bến|Port/ }))
    await expect(canvas.getByText('Phong Điền')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    backToStart(canvas)
  },
}

/** The panel moves, pins, resets and changes the density. */
export const Panel: Story = {
  name: 'Columns panel in use',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Cột|Columns)$/ }))
    const panel = within(await screen.findByRole('dialog', { name: /^(Cột|Columns)$/ }))
    const later = panel.getByRole('button', { name: /Chuyển cột Tên ghe ra sau|Move column Boat name later/ })
    later.focus()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ order: ['port', 'baskets', 'name', 'state', 'actions'] }),
    )
    await expect(later).toHaveFocus()
    const place = panel.getByRole('combobox', { name: /Vị trí ghim của cột Trạng thái|Pinned place of column State/ })
    await userEvent.selectOptions(place, 'start')
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ pinned: expect.objectContaining({ state: 'start' }) }),
    )
    await userEvent.click(panel.getByRole('radio', { name: /Thoáng|Comfortable/ }))
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith(expect.objectContaining({ density: 'comfortable' }))
    await userEvent.click(panel.getByRole('button', { name: /Đặt lại|Reset/ }))
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({})
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Arrow keys change the width, Escape takes it back, the focus returns to the menu. */
export const WidthByKeyboard: Story = {
  name: 'Width by keyboard',
  play: async ({ args, canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: /Bến|Port/ })
    const before = header.offsetWidth
    await userEvent.click(optionsOf(canvas, /Bến|Port/))
    await userEvent.click(await item(/Đổi độ rộng|Change width/))
    const separator = await canvas.findByRole('separator', { name: /Độ rộng cột Bến|Width of column Port/ })
    await waitFor(() => expect(separator).toHaveFocus())
    await expect(separator).toHaveAttribute('aria-valuenow', String(before))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(separator).toHaveAttribute('aria-valuenow', String(before + 32))
    await expect(header.offsetWidth).toBe(before + 32)
    await userEvent.keyboard('{Escape}')
    await expect(header.offsetWidth).toBe(before)
    await expect(optionsOf(canvas, /Bến|Port/)).toHaveFocus()
    await expect(canvas.queryByRole('separator')).toBeNull()
    await expect(args.onLayoutChange).toHaveBeenCalled()
  },
}

/** Simulates a mouse drag: press, move and release. */
async function drag(from: Element, toX: number) {
  const { left, width, top, height } = from.getBoundingClientRect()
  const at = (clientX: number) => ({
    bubbles: true,
    button: 0,
    clientX,
    clientY: top + height / 2,
    pointerId: 1,
    pointerType: 'mouse',
  })
  const start = left + width / 2
  from.dispatchEvent(new PointerEvent('pointerover', at(start)))
  from.dispatchEvent(new PointerEvent('pointerdown', at(start)))
  // The press loads the code that handles the drag.
  await import('./drag-column.ts')
  for (const x of [start + (toX - start) / 2, toX]) from.dispatchEvent(new PointerEvent('pointermove', at(x)))
  from.dispatchEvent(new PointerEvent('pointerup', at(toX)))
}

/** A header dragged past another one changes places with it. */
export const MovesByMouse: Story = {
  name: 'Move by mouse',
  play: async ({ args, canvas }) => {
    const { right } = canvas.getByRole('columnheader', { name: /Số giỏ|Baskets/ }).getBoundingClientRect()
    await drag(canvas.getByRole('columnheader', { name: /Bến|Port/ }), right - 4)
    await waitFor(() => expect(headersOf(canvas)).toEqual(['name', 'baskets', 'port', 'state', 'actions']))
    await expect(args.onSort).not.toHaveBeenCalled()
  },
}

/** The edge of a header is dragged by the mouse, and the other columns keep their widths. */
export const WidthByMouse: Story = {
  name: 'Width by mouse',
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: /Bến|Port/ })
    const name = canvas.getByRole('columnheader', { name: /Tên ghe|Boat name/ })
    const [before, nameBefore] = [header.offsetWidth, name.offsetWidth]
    const handle = header.querySelector('.ui-data-table-width') as HTMLElement
    // A synthetic pointer can't be captured.
    handle.setPointerCapture = () => undefined
    const { left, width } = handle.getBoundingClientRect()
    await drag(handle, left + width / 2 + 50)
    await waitFor(() => expect(header.offsetWidth).toBe(before + 50))
    await expect(name.offsetWidth).toBe(nameBefore)
  },
}

/** A pinned column stays in sight while the others scroll. */
export const Pinned: Story = {
  name: 'Pinned column',
  args: {
    layout: { pinned: { name: 'start', actions: 'end' }, widths: { name: 180, port: 500, baskets: 400, state: 1300 } },
    onSelectionChange: fn(),
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('columnheader', { name: /Tên ghe|Boat name/ })
    const area = await canvas.findByRole('region', { name: /Ghe thuyền|Boats/ })
    await waitFor(() => expect(canvas.getByRole('table')).toHaveAttribute('data-pins'))
    const before = header.getBoundingClientRect().left
    area.scrollLeft = 500
    await waitFor(() => expect(area.scrollLeft).toBe(500))
    await expect(header.getBoundingClientRect().left).toBe(before)
    const last = canvas.getByRole('columnheader', { name: /Thao tác|Actions/ }).getBoundingClientRect()
    await expect(Math.round(last.right)).toBe(Math.round(area.getBoundingClientRect().right))
  },
}

export const RightToLeft: Story = {
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  args: { layout: { pinned: { name: 'start' } } },
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole('columnheader', { name: /Bến|Port/ })
    const before = header.offsetWidth
    await userEvent.click(optionsOf(canvas, /Bến|Port/))
    await userEvent.click(await item(/Đổi độ rộng|Change width/))
    await waitFor(() => expect(canvas.getByRole('separator')).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await expect(header.offsetWidth).toBe(before + 16)
  },
}
