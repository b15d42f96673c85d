// Selects what to run for changes of single files, in a small repository of the same structure.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { crawlPattern, selectTests } from './changed/selection.mjs'

const source = (path) => ({ '@chonoi/source': path })
const house = {
  'packages/ui/package.json': {
    name: '@chonoi/ui',
    exports: { '.': source('./src/index.ts'), './*': source('./src/*/*.tsx') },
  },
  'packages/ui/src/index.ts': `export * from './button/button.tsx'\nexport * from './card/card.tsx'\n`,
  'packages/ui/src/styles.css': '@import "./button/button.css";',
  'packages/ui/src/button/button.tsx': 'export function Button() {}\n',
  'packages/ui/src/button/button.css': '.ui-button {}',
  'packages/ui/src/button/button.stories.tsx': `import { Button } from './button.tsx'\n`,
  'packages/ui/src/button/button.conformance.tsx': `import { Button } from './button.tsx'\n`,
  'packages/ui/src/card/card.tsx': 'export function Card() {}\n',
  'packages/ui/src/card/card.stories.tsx': `import { Card } from './card.tsx'\n`,
  'packages/domain/package.json': { name: '@chonoi/domain', exports: { '.': source('./src/index.ts') } },
  'packages/domain/src/index.ts': `export * from './orders/may-cancel.ts'\nexport { money } from './money/money.ts'\n`,
  'packages/domain/src/orders/may-cancel.ts': 'export function mayCancel() {}\n',
  'packages/domain/src/orders/may-cancel.test.ts': `import { mayCancel } from './may-cancel.ts'\n`,
  'packages/domain/src/money/money.ts': 'export const money = 1\n',
  'packages/i18n/package.json': { name: '@chonoi/i18n', exports: {} },
  'packages/i18n/src/locales/vi/shopOrders.ts': 'export default {}\n',
  'packages/features/package.json': { name: '@chonoi/features', exports: { './*': source('./src/*.tsx') } },
  'packages/features/src/shop-orders/orders-screen.tsx': `import { mayCancel } from '@chonoi/domain'\nimport { Button } from '@chonoi/ui/button'\nexport function OrdersScreen() {}\n`,
  'packages/features/src/shop-orders/orders-screen.stories.tsx': `import { OrdersScreen } from './orders-screen.tsx'\n`,
  'packages/features/src/wallet/wallet-screen.tsx': `import { money } from '@chonoi/domain'\nimport { type Button } from '@chonoi/ui/button'\nimport type { Card } from '@chonoi/ui/card'\nexport function WalletScreen() {}\n`,
  'packages/features/src/wallet/wallet-queries.ts': `export const balance = (api) => api.GET('/wallet/balance')\n`,
  'packages/features/src/wallet/balance-card.tsx': `import { balance } from './wallet-queries.ts'\nexport function BalanceCard() {}\n`,
  'packages/features/src/wallet/balance-card.stories.tsx': `import { BalanceCard } from './balance-card.tsx'\n`,
  'packages/features/src/wallet/balance-card.alive.test.tsx': `import { BalanceCard } from './balance-card.tsx'\n`,
  'packages/features/src/shop-orders/order-queries.ts': `export const one = (api, id) =>\n  api.DELETE(\n    '/orders/{id}', { params: { path: { id } } })\n`,
  'packages/features/src/shop-orders/cancel-dialog.tsx': `import { one } from './order-queries.ts'\nexport function CancelDialog() {}\n`,
  'packages/features/src/shop-orders/cancel-dialog.stories.tsx': `import { CancelDialog } from './cancel-dialog.tsx'\n`,
  'packages/features/src/wallet/wallet-screen.stories.tsx': `import { WalletScreen } from './wallet-screen.tsx'\n`,
  'apps/web/package.json': { name: '@chonoi/web' },
  'apps/web/src/routes/_account/orders.$orderId.index.tsx': `import { OrdersScreen } from '@chonoi/features/shop-orders/orders-screen'\n`,
  'apps/web/src/routes/_account.tsx': '',
  'apps/web/src/routes/__root.tsx': `import { SiteFrame } from '@chonoi/features/shell/site-frame'\n`,
  'packages/features/src/shell/site-frame.tsx': 'export function SiteFrame() {}\n',
  'apps/web/src/routes/_account/card.tsx': `import { BalanceCard } from '@chonoi/features/wallet/balance-card'\n`,
  'apps/web/server/faults/crash.test.ts': `import { mayCancel } from '@chonoi/domain'\n`,
  'apps/web/src/routes/_account/wallet.index.tsx': `const wallet = () => import('@chonoi/features/wallet/wallet-screen')\n`,
  'apps/api/package.json': { name: '@chonoi/api' },
  'apps/api/src/modules/handlers.ts': `import { orderRoutes } from './orders/orders.routes.ts'\n`,
  'apps/api/src/modules/orders/orders.routes.ts': `import { cancelOrder } from './cancel-order.ts'
import { read as readOne } from './read-order.ts'
const mine = (context) => readOne(context)
export const orderRoutes = {
  async cancelOrder(context) {
    return cancelOrder(context)
  },
  getOrder: (context) => mine(context),
  listOrders: (context) => [],
}
`,
  'apps/api/src/modules/orders/read-order.ts': 'export const read = 1\n',
  'apps/api/src/modules/orders/cancel-order.ts': `import { mayCancel } from '@chonoi/domain'\nexport const cancelOrder = 1\n`,
  'apps/api/src/modules/wallet/read-wallet.ts': `import { money } from '@chonoi/domain'\nimport { all } from '../handlers.ts'\n`,
  'openapi/openapi.yaml': `paths:
  /orders/{id}:
    $ref: orders/paths.yaml#/order
  /orders:
    $ref: orders/paths.yaml#/orders
  /wallet/balance:
    $ref: wallet/admin-paths.yaml#/balance
  /questions:
    $ref: questions/paths.yaml#/questions
`,
  'openapi/orders/paths.yaml': `orders:
  get:
    operationId: listOrders
order:
  get:
    operationId: getOrder
  delete:
    operationId: cancelOrder
`,
  'openapi/wallet/admin-paths.yaml': 'balance:\n  get:\n    operationId: getBalance\n',
  'openapi/questions/paths.yaml': 'questions:\n  get:\n    operationId: listQuestions\n',
  'apps/api/src/modules/product-questions/questions.routes.ts':
    'export const questionRoutes = {\n  listQuestions: () => [],\n}\n',
  'openapi/shared/problems.yaml': '',
  'tests/e2e/journeys/buying.spec.ts': 'page.goto(`/orders/${id}`)',
  'tests/e2e/journeys/saving.spec.ts': `page.goto('/wallet')`,
  'pnpm-lock.yaml': '',
}

let root
before(() => {
  root = mkdtempSync(join(tmpdir(), 'chonoi-changed-'))
  for (const [file, content] of Object.entries(house)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
})
after(() => rmSync(root, { recursive: true, force: true }))

const selected = (...changed) =>
  selectTests({ root, files: Object.keys(house), changed, read: (file) => readFileSync(join(root, file), 'utf8') })
const names = (files) => files.map((file) => file.split('/').at(-1)).sort()

test('a component selects its stories, its conformance, and the screens and pages that use it', () => {
  const { stories, tests, routes, specs, operations, reasons } = selected('packages/ui/src/button/button.tsx')
  assert.deepEqual(names(stories), ['button.stories.tsx', 'orders-screen.stories.tsx', 'wallet-screen.stories.tsx'])
  assert.deepEqual(names(tests), ['button.conformance.tsx'])
  assert.deepEqual(routes.toSorted(), ['/orders/$orderId', '/wallet'])
  assert.deepEqual(names(specs), ['buying.spec.ts', 'saving.spec.ts'])
  assert.deepEqual([operations, reasons], [[], []])
})

test('type-only imports are not followed', () =>
  assert.deepEqual(names(selected('packages/ui/src/card/card.tsx').stories), ['card.stories.tsx']))

test('a style sheet selects the components beside it', () =>
  assert.deepEqual(selected('packages/ui/src/button/button.css'), selected('packages/ui/src/button/button.tsx')))

test("a rule selects only files that import it through its package's entry, in the screens and in the API", () => {
  const { stories, tests, operations, areas, routes } = selected('packages/domain/src/orders/may-cancel.ts')
  assert.deepEqual(names(stories), ['cancel-dialog.stories.tsx', 'orders-screen.stories.tsx'])
  assert.deepEqual(names(tests), ['may-cancel.test.ts'])
  assert.deepEqual([areas, operations, routes], [['orders'], ['cancelOrder'], ['/orders/$orderId']])
})

test('a verb selects the operations whose handlers use it, also by a function beside them', () => {
  assert.deepEqual(selected('apps/api/src/modules/orders/cancel-order.ts').operations, ['cancelOrder'])
  assert.deepEqual(selected('apps/api/src/modules/orders/read-order.ts').operations, ['getOrder'])
})

test('a changed table of routes selects all its operations', () =>
  assert.deepEqual(selected('apps/api/src/modules/orders/orders.routes.ts').operations, [
    'cancelOrder',
    'getOrder',
    'listOrders',
  ]))

test('an operation selects the screens that call it by method and path, and their tests and pages', () => {
  const { stories, tests, routes } = selected('openapi/wallet/admin-paths.yaml')
  assert.deepEqual(names(stories), ['balance-card.stories.tsx'])
  assert.deepEqual(names(tests), ['balance-card.alive.test.tsx'])
  assert.deepEqual(routes, ['/card'])
  const ofVerb = selected('apps/api/src/modules/orders/cancel-order.ts')
  assert.deepEqual([names(ofVerb.stories), ofVerb.left], [['cancel-dialog.stories.tsx'], []])
  assert.deepEqual(selected('apps/api/src/modules/orders/read-order.ts').stories, [])
})

test('an area of the API does not select the others by the table of all handlers', () => {
  const { areas, operations } = selected('apps/api/src/modules/orders/cancel-order.ts')
  assert.deepEqual([areas, operations], [['orders'], ['cancelOrder']])
})

test('a text selects the screens of its area', () =>
  assert.deepEqual(names(selected('packages/i18n/src/locales/vi/shopOrders.ts').stories), [
    'cancel-dialog.stories.tsx',
    'orders-screen.stories.tsx',
  ]))

test('the frame of every page selects two pages and leaves the others to the full run', () => {
  const { routes, left } = selected('packages/features/src/shell/site-frame.tsx')
  assert.deepEqual(routes, ['/', '/dashboard'])
  assert.equal(left.length, 1)
})

test('an area of the contract selects its operations, in whichever of its files they stand', () =>
  assert.deepEqual(selected('openapi/wallet/admin-paths.yaml').operations, ['getBalance']))

test('an area of the contract selects the module of the API that handles it, whatever its name', () => {
  const { areas, operations } = selected('openapi/questions/paths.yaml')
  assert.deepEqual([areas, operations], [['product-questions'], ['listQuestions']])
})

test('a changed journey is run', () =>
  assert.deepEqual(names(selected('tests/e2e/journeys/saving.spec.ts').specs), ['saving.spec.ts']))

for (const [file, reason] of Object.entries({
  'pnpm-lock.yaml': 'the dependencies or the build',
  'turbo.json': 'the dependencies or the build',
  'openapi/shared/problems.yaml': 'what the whole contract shares',
  'openapi/openapi.yaml': 'what the whole contract shares',
  'packages/ui/src/styles.css': 'tokens or the base of every component',
  'packages/ui/tokens/color.json': 'tokens or the base of every component',
  'packages/ui/testing/modes/check-axe.ts': 'how stories are tested',
  'packages/features/testing/alive/alive.ts': 'how stories are tested',
  'packages/i18n/src/create-i18n.ts': 'how words are found',
  'packages/i18n/src/locales/vi/errors.ts': 'words of every screen',
  '.storybook/preview.tsx': 'the frame of every story',
  'apps/api/src/http/authorize.ts': 'what all operations share',
  'apps/api/test/testing/arrange.ts': 'what all operations share',
  'apps/api/src/database/migrations/20261130T0900-shops.sql': 'the tables under every operation',
  'apps/api/src/seed/plan/plan-demo.ts': 'the demo that screens and pages show',
  'tests/e2e/support/site.ts': 'how pages are visited',
  'tests/e2e/playwright.config.ts': 'how pages are visited',
}))
  test(`${file} is too wide a change, because it changes ${reason}`, () =>
    assert.deepEqual(selected(file).reasons, [reason]))

for (const file of [
  'packages/i18n/src/locales/vi/shopOrders.ts',
  'apps/api/src/http/authorize.test.ts',
  'apps/api/src/modules/orders/cancel-order.ts',
  'tests/e2e/journeys/saving.spec.ts',
])
  test(`${file} is no wide change`, () => assert.deepEqual(selected(file).reasons, []))

test('a selection over the limit drops the farthest first, and lists them', () => {
  const many = Array.from({ length: 50 }, (_, index) => `packages/ui/src/card/card-${index}.stories.tsx`)
  for (const file of many) writeFileSync(join(root, file), `import { Card } from './card.tsx'\n`)
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const files = [...Object.keys(house), ...many]
  const { stories, left } = selectTests({ root, files, changed: ['packages/ui/src/card/card.tsx'], read })
  assert.equal(stories.length, 40)
  assert.deepEqual(left, ['11 of 51 story files'])
})

test('of tests that start a server or the site, and of pages, only the nearest are run', () => {
  const card = 'packages/features/src/wallet/balance-card'
  const many = (count, nameOf, text) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [nameOf(index), text]))
  const more = {
    ...many(9, (index) => `${card}-${index}.alive.test.tsx`, `import { BalanceCard } from './balance-card.tsx'\n`),
    ...many(11, (index) => `apps/web/src/card-${index}.test.ts`, `import './routes/_account/card.tsx'\n`),
    ...many(
      11,
      (index) => `apps/web/src/routes/_account/card-${index}.tsx`,
      `import { BalanceCard } from '@chonoi/features/wallet/balance-card'\n`,
    ),
  }
  for (const [file, text] of Object.entries(more)) writeFileSync(join(root, file), text)
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const files = [...Object.keys(house), ...Object.keys(more)]
  const { tests, routes, left } = selectTests({ root, files, changed: [`${card}.tsx`], read })
  assert.equal(tests.filter((file) => file.endsWith('.alive.test.tsx')).length, 8)
  assert.equal(tests.filter((file) => file.startsWith('apps/web/')).length, 10)
  assert.equal(routes.length, 10)
  assert.deepEqual(left, ['2 of 12 pages', '2 of 10 tests of screens on a server', '1 of 11 tests of the site'])
})

test("the crawl's title of a page is found with any parameters", () => {
  for (const [route, title] of [
    ['/orders/$orderId', '[vi] › every page › [ROUTE-41] /orders/:order is sound on a phone'],
    ['/search', '[vi] › every page › /search?q=ao%20thun is sound on a phone'],
    ['/', '[vi] › every page › / is sound on a phone'],
  ])
    assert.match(title, new RegExp(crawlPattern(route)))
  assert.doesNotMatch('every page › /orders/:order/confirmation is sound', new RegExp(crawlPattern('/orders/$orderId')))
})
