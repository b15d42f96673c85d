// npm run new operation <area> <operationId>: a path and a schema of the contract, verb, store, route, call and test.
import { operationFiles, withOperation } from './operation-files.mjs'
import { readFiles, refuseExisting, repository, writeFiles } from './write-files.mjs'

export function newOperation([area, id, root = repository]) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(area ?? '')) throw new Error(`"${area ?? ''}" is no name of an area.`)
  if (!/^[a-z]+([A-Z][a-z0-9]+)+$/.test(id ?? ''))
    throw new Error(`"${id ?? ''}" is no operationId, such as cancelOrder.`)
  const files = operationFiles(area, id)
  refuseExisting(root, files)
  const lists = {
    document: 'openapi/openapi.yaml',
    paths: `openapi/${area}/paths.yaml`,
    schemas: `openapi/${area}/schemas.yaml`,
    routes: `apps/api/src/modules/${area}/${area}.routes.ts`,
    calls: `apps/api/src/modules/${area}/${area}.calls.ts`,
  }
  const extended = withOperation(area, id, readFiles(root, lists))
  for (const [name, path] of Object.entries(lists)) files[path] = extended[name]
  writeFiles(root, files)
  console.log(`
Now: its path, schema and marks (openapi/openapi.yaml lists them), its rule, its SQL. Then
  npm run contract
  npm run write -- permissions examples
  pnpm --filter @chonoi/api exec vitest run src/modules/${area} test/permissions test/fuzz`)
}
