#!/usr/bin/env node
// Runs a script of package.json on a bare machine (node >= 20, npm): installs the lockfile's packages when it changed,
// then runs the script with the pinned Node from that install. Has no dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const stampFile = join(root, 'node_modules', '.install-stamp')
const [script, ...rest] = process.argv.slice(2)
const pnpmVersion = /^ {2}pnpm: (\S+)$/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))[1]

/** Removes npm's settings, which pnpm would read as its own. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_(config|package|lifecycle)_/i.test(name)),
)
env.PATH = join(root, 'node_modules', '.bin') + delimiter + env.PATH
env.CI ??= ''
env.TURBO_TELEMETRY_DISABLED = '1'
env.STORYBOOK_DISABLE_TELEMETRY = '1'

const stamp = () => {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const shell = process.platform === 'win32'
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp()) {
  const install = spawnSync(
    'npx',
    ['-y', `pnpm@${pnpmVersion}`, 'install', '--frozen-lockfile', '--reporter=append-only'],
    {
      cwd: root,
      env: { ...env, CI: 'true' },
      stdio: 'inherit',
      shell,
    },
  )
  if (install.status !== 0) process.exit(install.status ?? 1)
  writeFileSync(stampFile, stamp())
  // What a commit must not forget is looked at before it is made (.githooks).
  if (!process.env.CI && existsSync(join(root, '.git')))
    spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root, stdio: 'ignore' })
}

const child = spawn('pnpm', ['run', '--silent', script, ...rest], { cwd: root, env, stdio: 'inherit', shell })
// The terminal sends Ctrl-C to the whole group. The child shuts down by itself and this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => signal === 'SIGTERM' && child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
