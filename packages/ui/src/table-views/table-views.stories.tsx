import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { sortRows } from '../data-table/client-rows.ts'
import { DataTable, type TableSort } from '../data-table/data-table.tsx'
import { boats, boatsInEnglish, boatTable } from '../data-table/story-boats.tsx'
import { TableViews, type TableViewState, useStoredViews } from './table-views.tsx'
import { wide } from '../data-table/story-frames.tsx'
import { useUi } from '../ui-provider/ui-context.ts'

const key = 'chonoi-story-views'
const standard: TableViewState = { layout: {}, sort: { by: 'name', order: 'asc' } }

/** A list with saved views stored in this browser, as used by screens. */
function BoatsWithViews({ storageKey = key }: { storageKey?: string }) {
  const [views, setViews] = useStoredViews(storageKey)
  const [state, setState] = useState(standard)
  const { label, columns } = useUi().locale === 'en' ? boatsInEnglish : boatTable
  const sorted = columns.find(({ id }) => id === state.sort?.by)
  return (
    <DataTable
      {...boatTable}
      label={label}
      columns={columns}
      rows={sortRows(boats, sorted, state.sort?.order ?? 'asc', 'vi')}
      sort={state.sort}
      onSort={(sort: TableSort) => setState({ ...state, sort })}
      layout={state.layout}
      onLayoutChange={(layout) => setState({ ...state, layout })}
      toolbar={
        <TableViews views={views} onViewsChange={setViews} current={state} standard={standard} onShow={setState} />
      }
    />
  )
}

const meta = {
  title: 'Data/TableViews',
  component: TableViews,
  args: { views: [], onViewsChange: fn(), onShow: fn(), current: standard, standard },
  beforeEach: () => {
    localStorage.removeItem(key)
    return () => localStorage.removeItem(key)
  },
} satisfies Meta<typeof TableViews>
export default meta
type Story = StoryObj<typeof meta>

/** A view is kept, found again after a change, brought up to date, renamed, made the one to open with, and deleted. */
export const WholeRun: Story = {
  decorators: [wide],
  name: 'Save, update and delete',
  render: () => <BoatsWithViews />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const button = canvas.getByRole('button', { name: /^(Chế độ xem|Views)/ })
    const choose = async (name: RegExp) => {
      await userEvent.click(button)
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    const headers = () => canvas.getAllByRole('columnheader').map((header) => header.dataset.column)

    await userEvent.click(canvas.getByRole('button', { name: /^(Số giỏ|Baskets)$/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Tùy chọn cột Bến|Options of column Port/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Ẩn cột|Hide column/ }))
    await choose(/Lưu thành chế độ xem mới|Save as a new view/)
    await userEvent.type(await screen.findByRole('textbox'), t('Giỏ nhiều{Enter}', 'Many baskets{Enter}'))
    await waitFor(() => expect(button).toHaveAccessibleName(/Giỏ nhiều|Many baskets/))
    await expect(JSON.parse(localStorage.getItem(key) ?? '[]')).toHaveLength(1)

    await choose(/^(Mặc định|Standard)$/)
    await expect(headers()).toContain('port')
    await choose(/Giỏ nhiều|Many baskets/)
    await expect(headers()).not.toContain('port')
    await expect(canvas.getByRole('columnheader', { name: /^(Số giỏ|Baskets)$/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    )

    await userEvent.click(canvas.getByRole('button', { name: /^(Số giỏ|Baskets)$/ }))
    await choose(/Cập nhật “Giỏ nhiều”|Update “Many baskets”/)
    await expect(localStorage.getItem(key)).toContain('"asc"')

    await choose(/Đổi tên “Giỏ nhiều”|Rename “Many baskets”/)
    const name = await screen.findByRole('textbox')
    await expect(name).toHaveValue(t('Giỏ nhiều', 'Many baskets'))
    await userEvent.clear(name)
    await userEvent.type(name, t('Giỏ đầy{Enter}', 'Full baskets{Enter}'))
    await waitFor(() => expect(button).toHaveAccessibleName(/Giỏ đầy|Full baskets/))
    await choose(/Mở danh sách bằng “Giỏ đầy”|Open the list with “Full baskets”/)
    await waitFor(() => expect(localStorage.getItem(key)).toContain('"isDefault":true'))
    await choose(/Mở danh sách như mặc định|Open the list as standard/)
    await waitFor(() => expect(localStorage.getItem(key)).not.toContain('"isDefault":true'))

    await choose(/Xóa “Giỏ đầy”|Delete “Full baskets”/)
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: /^(Xóa|Delete)$/ }))
    await waitFor(() => expect(localStorage.getItem(key)).toBe('[]'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** A name that is taken is said before it is lost. */
export const TakenName: Story = {
  name: 'Taken name',
  args: {
    views: [{ id: 'a', name: 'Chờ xử lý', layout: {}, sort: { by: 'name', order: 'desc' } }],
    current: { layout: {}, sort: { by: 'port', order: 'desc' } },
  },
  parameters: { english: { views: [{ id: 'a', name: 'Pending', layout: {}, sort: { by: 'name', order: 'desc' } }] } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    await userEvent.click(canvas.getByRole('button', { name: /Chế độ xem|Views/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Lưu thành|Save as/ }))
    const field = await screen.findByRole('textbox')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, t('chờ xử LÝ{Enter}', 'penDING{Enter}'))
    await expect(field).toHaveAccessibleDescription(/Đã có|already/)
    await expect(args.onViewsChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** Storage that holds rubbish is an empty list of views. */
export const RottenStorage: Story = {
  name: 'Corrupt storage',
  render: () => <BoatsWithViews />,
  beforeEach: () => localStorage.setItem(key, '{"not": a list'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Chế độ xem|Views/ })).toBeVisible()
  },
}

/** Where the browser refuses to store, a view lasts until the page is left. */
export const FullStorage: Story = {
  name: 'Full storage',
  render: () => <BoatsWithViews storageKey={`${key}-refused`} />,
  beforeEach: () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
    return () => {
      Storage.prototype.setItem = setItem
    }
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsIn(globals)
    const button = canvas.getByRole('button', { name: /^(Chế độ xem|Views)/ })
    await userEvent.click(canvas.getByRole('button', { name: /^(Số giỏ|Baskets)$/ }))
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: /Lưu thành|Save as/ }))
    await userEvent.type(await screen.findByRole('textbox'), t('Giỏ nhiều{Enter}', 'Many baskets{Enter}'))
    await waitFor(() => expect(button).toHaveAccessibleName(/Giỏ nhiều|Many baskets/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
