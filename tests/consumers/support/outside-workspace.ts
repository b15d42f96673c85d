import { execFileSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { bin, packInto, root, tarballsIn } from './published-packages.ts'

/** Applications of the repository that know the packages by their tarballs only. */
const applications = {
  apps: 'tests/consumers/apps',
  frameworks: 'tests/consumers/frameworks',
  'tenant-shop': 'apps/tenant-shop',
} as const
type Application = keyof typeof applications
/** Page that several applications show. */
const sharedPage = ['tests/consumers/apps/kit', 'frameworks/kit'] as const

/**
 * Puts the applications into a folder outside of the workspace and installs them there, once for all, from the packed
 * tarballs. Everything else comes in the versions of the workspace's lockfile, which lie in the store already.
 */
export function installOutside(
  folder: string,
  names: readonly Application[] = Object.keys(applications) as Application[],
): void {
  const packs = join(folder, 'packs')
  mkdirSync(packs, { recursive: true })
  packInto(packs)
  for (const name of names)
    cpSync(join(root, applications[name]), join(folder, name), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path.slice(root.length)),
    })
  if (names.includes('frameworks')) cpSync(join(root, sharedPage[0]), join(folder, sharedPage[1]), { recursive: true })
  const { catalog } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))
  const settings = {
    packages: names,
    catalog,
    overrides: Object.fromEntries(Object.entries(tarballsIn(packs)).map(([name, file]) => [name, `file:${file}`])),
    allowBuilds: { esbuild: false, sharp: false },
  }
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), stringify(settings))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'outside', private: true }))
  copyFileSync(join(root, 'pnpm-lock.yaml'), join(folder, 'pnpm-lock.yaml'))
  run(folder, 'pnpm', ['install', '--no-frozen-lockfile', '--prefer-offline', '--ignore-scripts', '--reporter=silent'])
}

/** Builds one application with its own Vite. */
export function build(folder: string): void {
  run(folder, process.execPath, [join(folder, nearestVite(folder)), 'build', '--logLevel=warn'])
}

const nearestVite = (folder: string) =>
  folder.includes('/apps/') ? '../node_modules/vite/bin/vite.js' : 'node_modules/vite/bin/vite.js'

/** Runs a program there. The error contains its output. */
export function run(folder: string, program: string, args: readonly string[]): void {
  const { PATH, HOME, TMPDIR } = process.env
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }
  const env = { PATH, HOME, TMPDIR, CI: 'true', NODE_ENV: 'production', ...quiet }
  execFileSync(program === 'pnpm' ? bin('pnpm') : program, args, {
    cwd: folder,
    env: program === 'pnpm' ? { ...env, NODE_ENV: undefined } : env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
