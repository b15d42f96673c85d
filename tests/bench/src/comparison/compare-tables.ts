import type { Figure } from '../report.ts'
import { measureTables, type TableCost } from './measure-tables.ts'

/** Budgets set by the component kit's issue: ms of the page's main thread, and speed ratios. */
const budgets = { selectMs: 8, frameMs: 1000 / 60, timesFaster: 5 }

const ours = 'chonoi'
/** Not a grid: the browser's own cost of a press. */
const floor = 'bare-markup'

/** Ready-made grids, and one assembled from parts. */
const names: Readonly<Record<string, string>> = {
  'ag-grid': 'AG Grid',
  'mui-data-grid': 'MUI X Data Grid (pages of 100)',
  'ant-table': 'Ant Design',
  'react-aria-table': 'React Aria',
  'mantine-tanstack': 'Mantine and TanStack (put together by hand)',
}
const byHand = 'mantine-tanstack'

/** A table of 10,000 rows and 10 columns with sorting, selection and virtual scrolling. */
export async function compareTables(): Promise<Figure[]> {
  const costs = await measureTables()
  const [own, bare] = [costs[ours], costs[floor]]
  if (!own || !bare) throw new Error('Our own table and the one of markup alone were not both measured')
  const others = Object.entries(costs).filter(([name]) => name !== ours && name !== floor)
  const beside = (figure: keyof TableCost) =>
    others.map(([name, cost]) => `${names[name] ?? name} ${cost[figure].toFixed(1)}`)
  const fastest = Math.min(...others.filter(([name]) => name !== byHand).map(([, { mount }]) => mount))
  return [
    { name: 'table of 10,000 × 10: CPU to mount', value: own.mount, unit: 'ms', beside: beside('mount') },
    {
      name: 'times faster than the fastest grid that is installed',
      value: fastest / own.mount,
      unit: '×',
      budget: { limit: budgets.timesFaster, is: 'at least' },
    },
    {
      name: 'CPU to choose a row',
      value: own.select,
      unit: 'ms',
      budget: { limit: budgets.selectMs, is: 'at most' },
      beside: [`markup alone ${bare.select.toFixed(1)}`, ...beside('select')],
    },
    {
      name: 'CPU of a scrolled frame',
      value: own.frame,
      unit: 'ms',
      budget: { limit: budgets.frameMs, is: 'at most' },
      beside: beside('frame'),
    },
    {
      name: 'CPU of the third slowest of 30 frames',
      value: own.slowFrame,
      unit: 'ms',
      budget: { limit: budgets.frameMs, is: 'at most' },
      beside: beside('slowFrame'),
    },
  ]
}
