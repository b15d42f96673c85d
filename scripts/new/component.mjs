// npm run new component <name>: a component with its stories, conformance, guide and lines in the lists.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { componentFiles, withComponent } from './component-files.mjs'

export function newComponent([name, source = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src')]) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '')) throw new Error(`"${name ?? ''}" is no name of a component.`)
  if (existsSync(join(source, name))) throw new Error(`${name} is there already.`)

  for (const [path, text] of Object.entries(componentFiles(name))) {
    mkdirSync(dirname(join(source, path)), { recursive: true })
    writeFileSync(join(source, path), text)
    console.log(`packages/ui/src/${path}`)
  }

  const lists = { index: 'index.ts', styles: 'styles.css' }
  const read = (file) => readFileSync(join(source, file), 'utf8')
  const extended = withComponent(name, { index: read(lists.index), styles: read(lists.styles) })
  for (const [list, file] of Object.entries(lists)) writeFileSync(join(source, file), extended[list])

  console.log(`
Now: what it is for, its states, its keys. Then
  npm run screenshots:accept -- "new: ${name}" ${name}
  npm run write -- manifest
  pnpm --filter @chonoi/ui test ${name}/`)
}
