import { hotCalls, type MeasuredCall } from './hot-calls.ts'
import { measureLists } from './limited-lists.ts'

/**
 * `pnpm --filter @chonoi/api run scale:office`: measures what administrators list and count with this many people
 * (`SCALE_PEOPLE`), as many orders, and ten times as many entries of the audit log. Exits with 1 when a limit of issue 21
 * is exceeded: 60 ms for a list, 100 ms for a page of figures.
 */
const people = Number(process.env.SCALE_PEOPLE ?? 1_000_000)
const auditLogs = people * 10
const [products, shops] = [100_000, 1_000]
const number = (value: number) => value.toLocaleString('en')

const lists = hotCalls.filter(({ operation: { id } }) =>
  ['listUsers', 'listAuditLogs', 'getAuditLogStatistics', 'searchRecords'].includes(id),
)
/** Not watched in general: they count, so their plans differ on a small market. */
const counts = [
  { name: 'the dashboard, 7 days', caller: 'platform', path: () => '/admin/dashboard/stats?days=7' },
  { name: 'the dashboard, 30 days', caller: 'platform', path: () => '/admin/dashboard/stats' },
  { name: 'the dashboard, 90 days', caller: 'platform', path: () => '/admin/dashboard/stats?days=90' },
  { name: 'what waits for approval', caller: 'platform', path: () => '/admin/approvals' },
] as const satisfies readonly MeasuredCall[]

/** Everybody is called Trần Mười and bought a Bình gốm, so frequent words match all there is. */
const searches = [
  {
    name: 'a frequent name in all orders',
    caller: 'platform',
    path: () => '/orders/management/all?search=tran%20muoi',
  },
  { name: 'frequent goods in all orders', caller: 'platform', path: () => '/orders/management/all?search=binh%20gom' },
  { name: 'a number in all orders', caller: 'platform', path: () => '/orders/management/all?search=CN-4711' },
  {
    name: 'a frequent name in the orders of the shop',
    caller: 'seller',
    path: () => '/orders/management/all?search=tran',
  },
  { name: 'a frequent name in all payments', caller: 'platform', path: () => '/admin/payments?search=tran%20muoi' },
  { name: 'a number in all payments', caller: 'platform', path: () => '/admin/payments?search=CN-4711' },
] as const satisfies readonly MeasuredCall[]

await measureLists({
  size: { products, shops, people, auditLogs, sales: people },
  limits: {
    ...Object.fromEntries([...lists, ...searches].map(({ name }) => [name, 60])),
    ...Object.fromEntries(counts.map(({ name }) => [name, 100])),
  },
  more: [...counts, ...searches],
  page: 'scale-office.md',
  title: 'What the back office costs with many people and a long log',
  command: 'scale:office',
  holds: `${number(people)} people, ${number(people)} orders a minute apart of ${number(shops)} shops with ${number(products)} products, and ${number(auditLogs)} entries of the audit log`,
  remark: 'Products, orders and reviews at 1,000,000 products stand in `scale.md`, money in `scale-ledger.md`.',
})
