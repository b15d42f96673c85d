// Adds one violation of each import rule to a copy of the repository's structure and expects it to be found.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'

const root = join(import.meta.dirname, '..')
let house

before(() => {
  house = mkdtempSync(join(tmpdir(), 'chonoi-house-'))
  cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'))
})
after(() => rmSync(house, { recursive: true, force: true }))

function plant(file, target, name = 'thing') {
  const path = join(house, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `import { ${name} } from '${target}'\n\nexport const used = ${name}\n`)
  return path
}

const oxlint = (file) => spawnSync(join(root, 'node_modules/.bin/oxlint'), [file], { cwd: house, encoding: 'utf8' })
const script = () =>
  spawnSync(process.execPath, [join(root, 'scripts/check-boundaries.mjs'), house], { encoding: 'utf8' })

for (const [file, target] of [
  ['openapi/planted.ts', '@chonoi/domain'],
  ['packages/ui/src/button/planted.ts', '@chonoi/domain'],
  ['packages/ui/src/dialog/planted.ts', 'radix-ui/dialog'],
  ['packages/ui/src/popover/planted.ts', 'radix-ui/popover'],
  ['packages/ui/src/tooltip/planted.ts', '@radix-ui/react-tooltip'],
  ['packages/ui/src/select/planted.ts', 'radix-ui'],
  ['packages/ui/src/scroll-area/planted.ts', 'radix-ui/scroll-area'],
  ['packages/ui/src/mega-menu/planted.ts', 'radix-ui/navigation-menu'],
  ['packages/ui/src/avatar/planted.ts', 'radix-ui/avatar'],
  ['packages/ui/src/drawer/planted.ts', 'react-aria/private/overlays/ariaHideOutside'],
  ['packages/features/src/orders/planted-dialog.tsx', 'radix-ui/dialog'],
  ['packages/domain/src/planted.ts', '@chonoi/i18n'],
  ['packages/i18n/src/planted.ts', '@chonoi/ui'],
  ['packages/api-client/src/planted.ts', 'react'],
  ['packages/features/src/orders/planted.tsx', '@chonoi/api'],
  ['packages/features/src/orders/planted-two.tsx', '@tanstack/react-router'],
  ['apps/api/src/modules/orders/planted.ts', 'hono'],
  ['apps/api/src/http/planted.ts', '@chonoi/features/app/services'],
]) {
  test(`${file} may not import ${target}`, () => {
    const { stdout, status } = oxlint(plant(file, target))
    assert.equal(status, 1)
    assert.match(stdout, /no-restricted-imports/)
  })
}

for (const [name, target] of [
  ['Slot', 'radix-ui/slot'],
  ['useModalOverlay', 'react-aria/useModalOverlay'],
]) {
  test(`packages/ui may import ${name} from ${target}`, () => {
    const { stdout, status } = oxlint(plant('packages/ui/src/slot/planted.ts', target, name))
    assert.equal(status, 0, stdout)
  })
}

for (const [file, target] of [
  ['packages/features/src/orders/planted-screen.tsx', '../wallet/wallet-screen.tsx'],
  ['packages/domain/src/planted-relative.ts', '../../ui/src/button/button.tsx'],
  ['apps/api/src/modules/orders/planted-verb.ts', 'drizzle-orm'],
  ['apps/api/src/http/planted-relative.ts', '../../test/testing/test-api.ts'],
  ['apps/api/src/modules/orders/planted-calls.ts', './orders.calls.ts'],
]) {
  test(`${file} may not import ${target}`, () => {
    plant(file, target)
    const { stderr, status } = script()
    assert.equal(status, 1)
    assert.ok(stderr.includes(file))
  })
}

test('public files of a sibling area may be imported', () => {
  const path = plant('packages/features/src/cart/allowed-screen.tsx', '../catalog/product-card.tsx')
  assert.ok(!script().stderr.includes(path.slice(house.length + 1)))
})

for (const link of ['<Link href="/cart" />', '<Link href={`/orders/${id}`} />', "navigate('/cart')"]) {
  test(`a screen may not write ${link}`, () => {
    const file = 'packages/features/src/orders/text-link.tsx'
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), link)
    assert.match(script().stderr, /text-link\.tsx: .*: a link is written by href\(\)/)
  })
}
