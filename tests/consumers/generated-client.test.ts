import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Running, startMarketplace } from './support/marketplace.ts'
import { run } from './support/outside-workspace.ts'

/** A client in another generator's style, made from the document that the site serves. */
const folder = join(inject('outside'), 'generated-client')
let marketplace: Running

/** Registers a person and saves an address: two writes with no header but those of the document. */
const script = `import { createAddress, register } from './client/index.ts'

const baseUrl = process.argv[2]
const headers = { 'X-CSRF-Token': 'ab'.repeat(32) }
const person = { email: 'generated@example.test', firstName: 'Mười', lastName: 'Út', password: 'sông-nước-miền-tây-58' }
const session = await register({ baseUrl, headers, body: person })
if (!session.data) throw new Error(JSON.stringify(session.error))
const address = await createAddress({
  baseUrl,
  headers,
  auth: session.data.accessToken,
  body: { fullName: 'Út Mười', phone: '0901234567', line1: '12 Lê Lợi', city: 'Huế' },
})
if (!address.data) throw new Error(JSON.stringify(address.error))
`

beforeAll(async () => {
  marketplace = await startMarketplace(join(inject('outside'), 'generated-client-data'), { DEMO: 'off' })
  mkdirSync(folder, { recursive: true })
  await createClient({
    input: `${marketplace.origin}/api/v1/openapi.json`,
    output: { path: join(folder, 'client'), importFileExtension: '.ts' },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  writeFileSync(join(folder, 'script.ts'), script)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        ...{ strict: true, target: 'es2024', lib: ['es2024', 'dom', 'dom.iterable'], types: ['node'] },
        ...{ module: 'esnext', moduleResolution: 'bundler', allowImportingTsExtensions: true, noEmit: true },
        typeRoots: [join(createRequire(import.meta.url).resolve('@types/node/package.json'), '../..')],
      },
      include: ['.'],
    }),
  )
})
afterAll(() => marketplace?.stop())

test("another generator's client compiles in a strict project", () => {
  const tsc = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc')
  expect(() => run(folder, process.execPath, [tsc, '-p', '.'])).not.toThrow()
})

test('it writes with the headers that the document names', () => {
  expect(() => run(folder, process.execPath, ['script.ts', `${marketplace.origin}/api/v1`])).not.toThrow()
})
