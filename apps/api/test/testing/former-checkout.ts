import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../../..')
const migrations = 'apps/api/src/database/migrations'
/** What the server stands on. */
const folders = ['openapi', 'packages', 'apps/api', 'apps/payment-sandbox', 'apps/web']

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30 })
const said = (...args: string[]) =>
  git(...args)
    .toString()
    .trim()

/** Why the code of former versions can't be had here; undefined when it can. */
export function missingHistory(): string | undefined {
  try {
    return said('rev-parse', '--is-shallow-repository') === 'true'
      ? 'this clone is shallow: git fetch --unshallow brings the history'
      : undefined
  } catch {
    return 'this is no clone: former versions are in the history'
  }
}

/**
 * The versions that landed before the newest migrations did: the code that still runs when these are brought to the
 * database. `FORMER_COMMITS` names others.
 */
export function formerCommits(count: number): readonly string[] {
  const given = process.env.FORMER_COMMITS?.split(',')
  if (given) return given
  const changes = said('log', '--first-parent', '--format=%H', `-${count}`, '--', migrations).split('\n')
  return changes.map((commit) => said('rev-parse', `${commit}^1`))
}

/** Puts the code of a commit into a folder, with the packages that are installed here. */
export function checkOut(commit: string, target: string, { withTodaysMigrations = false } = {}): void {
  const present = folders.filter((folder) => said('ls-tree', commit, folder) !== '')
  const archive = git('archive', commit, ...present, 'package.json', 'tsconfig.base.json', 'pnpm-workspace.yaml')
  execFileSync('tar', ['-x', '-C', target], { input: archive, stdio: ['pipe', 'ignore', 'inherit'] })
  for (const folder of ['', ...packagesBelow(target)]) linkModules(folder, target)
  if (withTodaysMigrations) {
    rmSync(join(target, migrations), { recursive: true })
    cpSync(join(root, migrations), join(target, migrations), { recursive: true })
  }
  const contract = join(target, 'openapi')
  const redocly = join(root, 'openapi/node_modules/.bin/redocly')
  const bundle = ['bundle', 'openapi.yaml', '--config', 'redocly.yaml', '-o', 'dist/openapi.json']
  execFileSync(redocly, bundle, { cwd: contract, stdio: 'ignore' })
  execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: contract, stdio: ['ignore', 'ignore', 'inherit'] })
}

function packagesBelow(target: string): string[] {
  const below = (folder: string) => readdirSync(join(target, folder)).map((name) => `${folder}/${name}`)
  return ['openapi', ...below('packages'), ...below('apps')].filter((folder) =>
    existsSync(join(target, folder, 'package.json')),
  )
}

/** Links to the installed packages; those of the workspace lead to the former code. */
function linkModules(folder: string, target: string): void {
  const from = join(root, folder, 'node_modules')
  if (!existsSync(from)) return
  const names = readdirSync(from).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(from, name)).map((one) => `${name}/${one}`) : [name],
  )
  for (const name of names.filter((one) => !one.startsWith('.'))) {
    const place = relative(root, realpathSync(join(from, name)))
    const isOurs = !place.includes('node_modules')
    const link = join(target, folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(isOurs ? join(target, place) : realpathSync(join(from, name)), link)
  }
}
