// Creates a screen in a copy of the lists that name every screen. A type check of the real tree, once when a screen is
// created, shows that its files fit together.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { newScreen } from './new/screen.mjs'

const root = join(import.meta.dirname, '..')
const lists = [
  'packages/i18n/src/namespaces.ts',
  'packages/features/testing/alive/story-words.ts',
  'packages/features/src/lists/parameters/shop-lists.ts',
]
let house

const read = (path) => readFileSync(join(house, path), 'utf8')
const tool = (name, ...args) => spawnSync(join(root, 'node_modules/.bin', name), args, { cwd: root, encoding: 'utf8' })

before(() => {
  // Inside the repository, so that its formatter and linter settings apply.
  house = mkdtempSync(join(root, 'scripts', '.made-'))
  for (const list of lists) {
    mkdirSync(dirname(join(house, list)), { recursive: true })
    cpSync(join(root, list), join(house, list))
  }
  newScreen(['products', 'river-goods', '--operation', 'listProducts', '--page', '/seller/river-goods'], house)
})
after(() => rmSync(house, { recursive: true, force: true }))

test('a new screen has its queries, screen, stories, texts in both languages and route', () => {
  assert.match(read('packages/features/src/products/river-goods-queries.ts'), /api\.GET\('\/products', /)
  assert.match(read('packages/features/src/products/river-goods-screen.tsx'), /export function RiverGoodsScreen\(/)
  assert.match(read('packages/features/src/products/river-goods-screen.stories.tsx'), /as: 'seller@chonoi\.test'/)
  assert.match(read('packages/i18n/src/locales/vi/river-goods.ts'), /title: /)
  assert.match(read('packages/i18n/src/locales/en/river-goods.ts'), /satisfies Translation<typeof vietnamese>/)
  assert.match(
    read('apps/web/src/routes/_seller/seller/river-goods.tsx'),
    /createFileRoute\('\/_seller\/seller\/river-goods'\)/,
  )
})

test('it is in the lists of namespaces, story translations and list parameters', () => {
  const [namespaces, storyWords, parameters] = lists.map(read)
  assert.equal(namespaces.match(/riverGoods: \(\) => import\('\.\/locales\/(vi|en)\/river-goods\.ts'\)/g).length, 2)
  assert.match(storyWords, /'riverGoods'/)
  assert.match(parameters, /listProducts: \{\n\s+filters: \{[^}]*inStock: 'flag'/)
})

test('its files are formatted and pass the linter', () => {
  const format = tool('biome', 'format', '--vcs-enabled=false', house)
  assert.equal(format.status, 0, format.stdout + format.stderr)
  const lint = tool('oxlint', '--deny-warnings', '--no-ignore', house)
  assert.equal(lint.status, 0, lint.stdout)
  assert.match(lint.stdout, /on [1-9]\d* files/)
})

for (const [args, reason] of [
  [['orders', 'River', '--operation', 'listMyOrders'], /no name of a screen/],
  [['../orders', 'river', '--operation', 'listMyOrders'], /no name of an area/],
  [['orders', 'river', '--operation', 'listRivers'], /no GET operation/],
  [['orders', 'river', '--operation', 'getWalletBalance'], /no pages/],
  [['products', 'river-goods', '--operation', 'listProducts'], /there already/],
]) {
  test(`screen ${args.join(' ')} is refused`, () => assert.throws(() => newScreen(args, house), reason))
}
