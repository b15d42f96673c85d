import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { textsIn } from '../../testing/stories/texts-in.ts'
import { type Boat, boatsInEnglish, boatTable, fleet } from '../data-table/story-boats.tsx'
import { TableExport, type TableExportProps } from './table-export.tsx'

const args: TableExportProps<Boat> = {
  columns: boatTable.columns,
  getRows: () => fleet(1200),
  fileName: 'Ghe: tháng 11',
  onError: fn(),
}

const meta = {
  title: 'Data/TableExport',
  component: TableExport<Boat>,
  args,
  parameters: { english: { columns: boatsInEnglish.columns, fileName: 'Boats: November' } },
} satisfies Meta<typeof TableExport<Boat>>
export default meta
type Story = StoryObj<typeof meta>
type PlayContext = Parameters<NonNullable<Story['play']>>[0]

/** Chooses a menu item and returns the downloaded file. */
async function saved({ canvas, userEvent }: PlayContext, format: string): Promise<{ name: string; file: Blob }> {
  const files: Blob[] = []
  const createObjectURL = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file)
    return createObjectURL(file)
  }
  const name = new Promise<string>((resolve) => {
    const note = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof HTMLAnchorElement)) return
      event.preventDefault()
      resolve(target.download)
    }
    HTMLAnchorElement.prototype.click = function click() {
      const press = new MouseEvent('click', { cancelable: true })
      this.addEventListener('click', note, { once: true })
      this.dispatchEvent(press)
    }
  })
  try {
    const button = canvas.getByRole('button', { name: /Xuất tệp|Export/ })
    button.focus()
    await userEvent.keyboard('{Enter}')
    const item = await screen.findByRole('menuitem', { name: format })
    await userEvent.click(item)
    const savedName = await name
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    return { name: savedName, file: files.at(-1) as Blob }
  } finally {
    URL.createObjectURL = createObjectURL
    Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click')
  }
}

/** The visible columns of all rows are saved as CSV, in the order of the reader. */
export const Csv: Story = {
  name: 'CSV',
  args: { layout: { order: ['baskets', 'name', 'port', 'state', 'actions'], shown: { port: false } } },
  play: async (context) => {
    const t = textsIn(context.globals)
    const { name, file } = await saved(context, 'CSV')
    await expect(name).toBe(t('Ghe- tháng 11.csv', 'Boats- November.csv'))
    const lines = (await file.text()).trim().split('\r\n')
    await expect(lines[0]).toMatch(t(/Số giỏ,Tên ghe,Trạng thái$/, /Baskets,Boat name,State$/))
    await expect(lines[1]).toBe('0,Hương Quê 1,FALSE')
    await expect(lines).toHaveLength(1201)
    await expect(document.body).toHaveTextContent(/Đã xuất 1\.200 dòng|1,200 rows exported/)
  },
}

/** A workbook is made in the browser. */
export const Xlsx: Story = {
  name: 'XLSX',
  play: async (context) => {
    const t = textsIn(context.globals)
    const { name, file } = await saved(context, 'Excel (XLSX)')
    await expect(name).toBe(t('Ghe- tháng 11.xlsx', 'Boats- November.xlsx'))
    const bytes = new Uint8Array(await file.slice(0, 4).arrayBuffer())
    await expect([...bytes]).toEqual([0x50, 0x4b, 3, 4])
  },
}

/** A server that does not answer leaves a word about it and another try. */
export const Failed: Story = {
  args: { getRows: () => Promise.reject(new Error('503')) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Xuất tệp|Export/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Không xuất được|could not be exported/)
    await expect(args.onError).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('button', { name: /Xuất tệp|Export/ })).toBeEnabled()
  },
}
