#!/usr/bin/env node
// npm run new component <name> | operation <area> <operationId> | table <name>: every file of the shape, which passes every
// check as it is written (but for a component's screenshots and manifest) and is then filled with what it is for.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { componentFiles, withComponent } from './component-files.mjs'
import { operationFiles, withOperation } from './operation-files.mjs'
import { tableFiles, withTable } from './table-files.mjs'

const root = join(import.meta.dirname, '..', '..')
const [kind, ...names] = process.argv.slice(2)

const makers = { component: newComponent, operation: newOperation, table: newTable }
if (!Object.hasOwn(makers, kind ?? '')) refuse(`Of the kind "${kind ?? ''}" nothing can be made.`)
makers[kind](...names)

function refuse(reason) {
  console.error(`${reason}

  npm run new component <name-in-lower-case>
  npm run new operation <area> <operationId>
  npm run new table <name_in_lower_case>`)
  process.exit(1)
}

function write(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
    console.log(relative(root, join(folder, path)))
  }
}

function newComponent(name, source = join(root, 'packages', 'ui', 'src')) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '')) refuse(`"${name ?? ''}" is no name of a component.`)
  if (existsSync(join(source, name))) refuse(`${name} is there already.`)
  const read = (file) => readFileSync(join(source, file), 'utf8')
  const { index, styles } = withComponent(name, { index: read('index.ts'), styles: read('styles.css') })
  write(source, { ...componentFiles(name), 'index.ts': index, 'styles.css': styles })
  console.log(`\nNow: what it is for, its states, its keys. Then
  npm run screenshots:accept -- "new: ${name}" ${name}
  pnpm --filter @chonoi/ui run manifest
  pnpm --filter @chonoi/ui test ${name}/`)
}

function newOperation(area, id, folder = root) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(area ?? '')) refuse(`"${area ?? ''}" is no name of an area.`)
  if (!/^[a-z]+([A-Z][a-z0-9]+)+$/.test(id ?? '')) refuse(`"${id ?? ''}" is no operationId, such as cancelOrder.`)
  const lists = {
    document: 'openapi/openapi.yaml',
    paths: `openapi/${area}/paths.yaml`,
    schemas: `openapi/${area}/schemas.yaml`,
    routes: `apps/api/src/modules/${area}/${area}.routes.ts`,
    calls: `apps/api/src/modules/${area}/${area}.calls.ts`,
  }
  const missing = Object.values(lists).find((file) => !existsSync(join(folder, file)))
  if (missing) refuse(`The area ${area} has no ${missing} yet.`)
  const files = operationFiles(area, id)
  if (Object.keys(files).some((file) => existsSync(join(folder, file)))) refuse(`${id} is there already.`)
  const read = ([list, file]) => [list, readFileSync(join(folder, file), 'utf8')]
  const extended = withOperation(area, id, Object.fromEntries(Object.entries(lists).map(read)))
  write(folder, {
    ...files,
    ...Object.fromEntries(Object.entries(lists).map(([list, file]) => [file, extended[list]])),
  })
  console.log(`\nNow: its path, schema and marks (openapi/openapi.yaml lists them), its rule, its SQL. Then
  npm run contract
  pnpm --filter @chonoi/api run permissions
  pnpm --filter @chonoi/api exec vitest run src/modules/${area} test/permissions test/fuzz`)
}

function newTable(name, folder = root) {
  if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name ?? '')) refuse(`"${name ?? ''}" is no name of a table.`)
  const arrangement = 'apps/api/test/testing/arrange-everything.ts'
  const files = tableFiles(name, new Date())
  if (Object.keys(files).some((file) => existsSync(join(folder, file)))) refuse(`${name} is there already.`)
  write(folder, { ...files, [arrangement]: withTable(name, readFileSync(join(folder, arrangement), 'utf8')) })
  console.log(`\nNow: its columns in both files, whose its rows are, its indexes. Then
  pnpm --filter @chonoi/api exec vitest run src/database`)
}
