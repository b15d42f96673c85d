import { measureLists } from './limited-lists.ts'

/**
 * `pnpm --filter @chonoi/api run scale:shop`: measures the analytics of one shop with this many orders (`SCALE_ORDERS`), a
 * minute apart, of a tenth as many people and a thousand products. Exits with 1 when the limit of issue 22 is exceeded.
 */
const orders = Number(process.env.SCALE_ORDERS ?? 1_000_000)
const products = 1_000
const limit = 100
const number = (value: number) => value.toLocaleString('en')

await measureLists({
  // As few entries of the ledger as the history of one person needs.
  size: { products, shops: 1, people: orders / 10, sales: orders, entries: 2_000 },
  limits: {
    'a shop’s sales of 30 days': limit,
    'a shop’s sales of a year': limit,
    'a seller’s analysis of 30 days': limit,
    'a seller’s analysis of a year': limit,
    'the platform’s analysis of 30 days': limit,
    'the platform’s analysis of a year': limit,
  },
  // Not watched in general: their period holds all there is of a younger market.
  more: [
    { name: 'the platform’s analysis of 30 days', caller: 'platform', path: () => '/admin/analytics' },
    { name: 'the platform’s analysis of a year', caller: 'platform', path: () => '/admin/analytics?period=365d' },
  ],
  page: 'scale-shop.md',
  title: 'What the analytics of a large shop cost',
  command: 'scale:shop',
  holds: `one shop with ${number(orders)} paid orders in ${number(Math.ceil(orders / 1440))} days, ${number(orders / 10)} buyers and ${number(products)} products that each sell every day`,
  remark: `Each reads the period and as many days before it. Different buyers are counted from how many people bought on each
day, by their day before, and products from sums of months: [decision 0071](decisions/0071-people-who-bought-are-counted-by-day.md).
The platform’s analysis counts the same shop, with its new users. The default is 30 days.`,
})
