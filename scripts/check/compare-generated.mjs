#!/usr/bin/env node
// First step of `npm test`: names every generated file that is not up to date.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { compareGenerated, sayStale } from '../write/compare.mjs'
import { writers } from '../write/writers.mjs'

const root = join(import.meta.dirname, '..', '..')
const { status } = spawnSync('pnpm run build:contract', { cwd: root, stdio: 'inherit', shell: true })
process.exit(status === 0 && sayStale(compareGenerated(writers, root)) ? 0 : 1)
