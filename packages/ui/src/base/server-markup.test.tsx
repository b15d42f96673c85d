import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Accordion } from '../accordion/accordion.tsx'
import { Alert } from '../alert/alert.tsx'
import { AppShell } from '../app-shell/app-shell.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { BarChart } from '../bar-chart/bar-chart.tsx'
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import { DataTable } from '../data-table/data-table.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { FacetPanel } from '../facet-panel/facet-panel.tsx'
import { FilterBar } from '../filter-bar/filter-bar.tsx'
import { Gallery } from '../gallery/gallery.tsx'
import { LineChart } from '../line-chart/line-chart.tsx'
import { Meter } from '../meter/meter.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { ProgressBar } from '../progress-bar/progress-bar.tsx'
import { SideNav } from '../side-nav/side-nav.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Sparkline } from '../sparkline/sparkline.tsx'
import { Steps } from '../steps/steps.tsx'
import { Tabs } from '../tabs/tabs.tsx'
import { ToastRegion } from '../toast/toast.tsx'
import { UiProvider, viLabels } from '../ui-provider/ui-provider.tsx'

function render(children: ReactNode) {
  return renderToString(
    <UiProvider locale="vi" labels={viLabels} navigate={() => undefined}>
      {children}
    </UiProvider>,
  )
}

const chart = {
  title: 'Ghe',
  summary: 'Tăng',
  labelHeader: 'Ngày',
  valueHeader: 'Số',
  data: [{ label: '1', value: 3 }],
}
const picture = { id: 'a', src: '/a.webp', alt: 'Sông' }

const parts: Record<string, ReactNode> = {
  Accordion: <Accordion items={[{ id: 'a', title: 'Hỏi', content: 'Đáp' }]} />,
  Alert: <Alert tone="danger">Lỗi</Alert>,
  AppShell: (
    <AppShell header="Đầu" nav={<SideNav label="Mục" groups={[{ id: 'g', label: 'Nhóm', items: [] }]} />}>
      Thân
    </AppShell>
  ),
  Avatar: <Avatar name="Nguyễn An" src="/a.webp" />,
  BarChart: <BarChart {...chart} />,
  Breadcrumbs: <Breadcrumbs items={[{ label: 'Đầu', href: '/' }, { label: 'Đây' }]} />,
  Carousel: <Carousel label="Mới" items={[{ id: 'a', content: 'Một' }]} />,
  DataTable: (
    <DataTable
      label="Ghe"
      columns={[{ id: 'name', header: 'Tên', cell: (row: string) => row, isPrimary: true }]}
      rows={['Út Mười']}
      getRowId={(row) => row}
    />
  ),
  'DataTable with everything': (
    <DataTable
      label="Ghe"
      columns={[
        { id: 'name', header: 'Tên', cell: (row: string) => row, isPrimary: true, isSortable: true, pin: 'start' },
        { id: 'port', header: 'Bến', cell: () => 'Cái Răng', width: 200 },
      ]}
      rows={Array.from({ length: 150 }, (_, index) => `Ghe ${index}`)}
      getRowId={(row) => row}
      getRowHref={(row) => `/ghe/${row}`}
      onSort={() => undefined}
      selection={{ mode: 'all', except: ['Ghe 3'] }}
      onSelectionChange={() => undefined}
      layout={{ widths: { name: 120, port: 300 } }}
      onLayoutChange={() => undefined}
    />
  ),
  FacetPanel: <FacetPanel title="Lọc">Bến</FacetPanel>,
  FilterBar: <FilterBar label="Lọc" applied={[{ id: 'a', label: 'Bến' }]} />,
  Gallery: <Gallery label="Ảnh" pictures={[picture, { ...picture, id: 'b' }]} />,
  LineChart: <LineChart {...chart} />,
  Meter: <Meter label="Đã dùng" value={40} />,
  Pagination: <Pagination page={2} totalPages={9} getHref={(page) => `?page=${page}`} />,
  ProgressBar: <ProgressBar label="Đang tải" value={40} />,
  Skeleton: <Skeleton lines={2} />,
  Sparkline: <Sparkline values={[1, 2]} label="Tăng" />,
  Steps: <Steps steps={[{ id: 'a', label: 'Một' }]} currentId="a" />,
  Tabs: <Tabs label="Mục" items={[{ id: 'a', label: 'Một', content: 'Nội dung' }]} />,
}

test.for(Object.entries(parts))('%s is rendered on the server without an inline style', ([, part]) => {
  const html = render(part)
  expect(html.length).toBeGreaterThan(50)
  expect(html).not.toContain('style=')
})

test('server rendering: closed overlays and toasts render nothing', () => {
  expect(render(<ToastRegion />)).toBe('')
  expect(render(<Dialog title="Hỏi" isOpen={false} />)).toBe('')
})
