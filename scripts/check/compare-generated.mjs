#!/usr/bin/env node
// First look of `npm test`: names every generated file that is not up to date. Slow ones are left to the suite that owns them.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { writers } from '../write/writers.mjs'
import { tellGenerated } from './tell-generated.mjs'

const root = join(import.meta.dirname, '..', '..')
const quick = writers.filter(({ isSlow }) => !isSlow)
const { status } = spawnSync('pnpm run build:contract', { cwd: root, stdio: 'inherit', shell: true })
process.exit(status === 0 && tellGenerated(quick, root) ? 0 : 1)
