// npm run new screen <area> <name> --operation <operationId> [--page /path]: a list screen with its queries, stories,
// words in both languages and route, and its lines in the lists of namespaces, parameters and pages.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasParameters, listOperation, screenFiles, screenLists, screenOf } from './screen-files.mjs'

const repository = join(import.meta.dirname, '..', '..')
const lowerCase = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** Writes the screen below `root`; in the repository also the route tree and the list of pages that follow from it. */
export function newScreen(args, root = repository) {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { operation: { type: 'string' }, page: { type: 'string' } },
  })
  const [area, name] = positionals
  if (!lowerCase.test(area ?? '')) throw new Error(`"${area ?? ''}" is no name of an area.`)
  if (!lowerCase.test(name ?? '')) throw new Error(`"${name ?? ''}" is no name of a screen.`)
  const contract = JSON.parse(readFileSync(join(repository, 'openapi/dist/openapi.json'), 'utf8'))
  const operation = listOperation(contract, values.operation ?? '')
  const screen = screenOf(name, values.page)
  const files = screenFiles(area, screen, operation)
  const lists = screenLists(screen, operation, hasParameters(root, operation))
  for (const path of Object.keys(files)) if (existsSync(join(root, path))) throw new Error(`${path} is there already.`)

  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(path)
  }
  for (const [path, extend] of Object.entries(lists))
    writeFileSync(join(root, path), extend(readFileSync(join(root, path), 'utf8')))
  run('biome', ['format', '--write', '--vcs-enabled=false', ...[files, lists].flatMap(Object.keys)], root)
  if (root !== repository) return
  run('npm', ['run', '--silent', 'write', '--', 'routes', 'pages', 'screens'], root)

  console.log(`
Now: its columns and filters, its words, a link to it in packages/features/src/shell. Then
  npm run screenshots:accept -- "new: ${name}" ${name}
  pnpm --filter @chonoi/features test ${name}`)
}

function run(command, args, cwd) {
  const env = { ...process.env, PATH: `${join(repository, 'node_modules', '.bin')}:${process.env.PATH}` }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`)
}
