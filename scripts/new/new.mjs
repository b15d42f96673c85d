#!/usr/bin/env node
// npm run new <kind> …: writes every file of the kind's shape. It passes every check as it is written, but for screenshots
// and manifest that are not taken yet, and is then filled with its purpose.
//
//   npm run new component <name>
//   npm run new operation <area> <operationId>
//   npm run new table <name>
//   npm run new screen <area> <name> --operation <operationId> [--page /path]
import { newComponent } from './component.mjs'
import { newOperation } from './operation.mjs'
import { newScreen } from './screen.mjs'
import { newTable } from './table.mjs'

const kinds = { component: newComponent, operation: newOperation, screen: newScreen, table: newTable }
const [kind, ...rest] = process.argv.slice(2)

try {
  if (!Object.hasOwn(kinds, kind ?? ''))
    throw new Error(`There is no generator for "${kind ?? ''}": nothing can be made.`)
  await kinds[kind](rest)
} catch (error) {
  console.error(`${error.message}

  npm run new component <name-in-lower-case>
  npm run new operation <area> <operationId>
  npm run new table <name_in_lower_case>
  npm run new screen <area> <name-in-lower-case> --operation <operationId> [--page /path]`)
  process.exit(1)
}
