import './screen-orientation.ts'
import { Carousel } from '@chonoi/ui/carousel'
import { DataTable } from '@chonoi/ui/data-table'
import { ErrorSummary } from '@chonoi/ui/error-summary'
import { LineChart } from '@chonoi/ui/line-chart'
import { LoadMore } from '@chonoi/ui/load-more'
import { ScrollArea } from '@chonoi/ui/scroll-area'
import { TextField } from '@chonoi/ui/text-field'
import { Toolbar } from '@chonoi/ui/toolbar'
import { expect, test } from 'vitest'
import { render } from './render.tsx'

interface Boat {
  name: string
}

const columns = [{ id: 'ten"ghe', header: 'Tên ghe', cell: ({ name }: Boat) => name, pin: 'start' as const }]
const rows = [{ name: 'Hương Quê' }]

const parts = {
  ScrollArea: <ScrollArea label="Danh mục">Danh mục</ScrollArea>,
  DataTable: <DataTable label="Ghe" columns={columns} rows={rows} getRowId={({ name }) => name} />,
  LineChart: (
    <LineChart title="Ghe" summary="Tăng" labelHeader="Ngày" valueHeader="Số" data={[{ label: '1/1', value: 3 }]} />
  ),
  Carousel: <Carousel label="Hàng mới" items={[{ id: '1', content: 'Một' }]} />,
  LoadMore: <LoadMore shown={1} total={2} hasMore isAutomatic onLoad={() => {}} />,
  Toolbar: (
    <Toolbar label="Chữ">
      <button type="button">Đậm</button>
    </Toolbar>
  ),
  ErrorSummary: (
    <form>
      <ErrorSummary submitCount={1} errors={[{ name: 'address.street', message: 'Vui lòng nhập' }]} />
      <TextField label="Đường" name="address.street" />
    </form>
  ),
}

test('this environment lacks what the kit does without', () => {
  expect(typeof ResizeObserver).toBe('undefined')
  expect('checkVisibility' in Element.prototype).toBe(false)
})

test.each(Object.entries(parts))('%s renders in jsdom without any setup', async (_name, part) => {
  const unmount = await render(part)
  expect(document.body.textContent).not.toBe('')
  await unmount()
})
