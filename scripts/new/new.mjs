#!/usr/bin/env node
// npm run new component <name>: a component with its stories, conformance, guide and lines in the lists, which pass every
// check as they are written, but for screenshots and manifest that are not written yet, and are then filled with what it is for.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { componentFiles, withComponent } from './component-files.mjs'

const [kind, name, source = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src')] = process.argv.slice(2)

function refuse(reason) {
  console.error(`${reason}\n\n  npm run new component <name-in-lower-case>`)
  process.exit(1)
}

if (kind !== 'component') refuse(`Of the kind "${kind ?? ''}" nothing can be made.`)
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '')) refuse(`"${name ?? ''}" is no name of a component.`)
if (existsSync(join(source, name))) refuse(`${name} is there already.`)

for (const [path, text] of Object.entries(componentFiles(name))) {
  mkdirSync(dirname(join(source, path)), { recursive: true })
  writeFileSync(join(source, path), text)
  console.log(`packages/ui/src/${path}`)
}

const lists = { index: 'index.ts', styles: 'styles.css' }
const read = (file) => readFileSync(join(source, file), 'utf8')
const extended = withComponent(name, { index: read(lists.index), styles: read(lists.styles) })
for (const [list, file] of Object.entries(lists)) writeFileSync(join(source, file), extended[list])

console.log(`\nNow: what it is for, its states, its keys. Then
  npm run screenshots:accept -- "new: ${name}" ${name}
  pnpm --filter @chonoi/ui run manifest
  pnpm --filter @chonoi/ui test ${name}/`)
