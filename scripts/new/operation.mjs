import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operationFiles, withOperation } from './operation-files.mjs'
import { writeFiles } from './write-files.mjs'

const root = join(import.meta.dirname, '..', '..')

/** npm run new operation <area> <operationId>: contract, verb, store, route, calls and test of an operation. */
export function newOperation([area = '', id = '', folder = root]) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(area)) throw new Error(`"${area}" is no name of an area.`)
  if (!/^[a-z]+([A-Z][a-z0-9]+)+$/.test(id)) throw new Error(`"${id}" is no operationId, such as cancelOrder.`)
  const lists = {
    document: 'openapi/openapi.yaml',
    paths: `openapi/${area}/paths.yaml`,
    schemas: `openapi/${area}/schemas.yaml`,
    routes: `apps/api/src/modules/${area}/${area}.routes.ts`,
    calls: `apps/api/src/modules/${area}/${area}.calls.ts`,
  }
  const missing = Object.values(lists).find((file) => !existsSync(join(folder, file)))
  if (missing) throw new Error(`The area ${area} has no ${missing} yet.`)
  const files = operationFiles(area, id)
  if (Object.keys(files).some((file) => existsSync(join(folder, file)))) throw new Error(`${id} is there already.`)
  const read = ([list, file]) => [list, readFileSync(join(folder, file), 'utf8')]
  const extended = withOperation(area, id, Object.fromEntries(Object.entries(lists).map(read)))
  writeFiles(folder, {
    ...files,
    ...Object.fromEntries(Object.entries(lists).map(([list, file]) => [file, extended[list]])),
  })
  console.log(`\nNow: its path, schema and marks (openapi/openapi.yaml lists them), its rule, its SQL. Then
  npm run contract
  pnpm --filter @chonoi/api run permissions
  pnpm --filter @chonoi/api exec vitest run src/modules/${area} test/permissions test/fuzz`)
}
