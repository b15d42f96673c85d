import { execFileSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Builds the site when what is built is older than any of its sources. */
const root = join(import.meta.dirname, '..', '..', '..')
const built = join(root, 'apps', 'web', 'dist', 'server', 'server.js')
const sources = [
  'apps/web/{src,server,public}/**/*',
  'apps/web/*.{ts,json}',
  'packages/{ui,features,i18n,domain,api-client}/src/**/*',
  'openapi/**/*.{yaml,ts,mjs}',
  'pnpm-lock.yaml',
]

const changedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

function isStale(): boolean {
  const since = changedAt(built)
  if (since === 0) return true
  return sources.some((pattern) =>
    globSync(pattern, { cwd: root, exclude: ['**/routeTree.gen.ts'] }).some(
      (file) => changedAt(join(root, file)) > since,
    ),
  )
}

if (isStale()) {
  execFileSync('pnpm', ['run', 'build:site'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
