#!/usr/bin/env node
// Writes everything that is generated (scripts/write/writers.mjs): `npm run write`, after each change and each merge.
// `npm run write -- quick` leaves the slow ones out; `npm run write -- examples` writes one.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runWriters } from './write/run-writers.mjs'
import { writers } from './write/writers.mjs'

const root = join(import.meta.dirname, '..')
const asked = process.argv.slice(2)
const isQuick = asked.includes('quick')
const names = asked.filter((name) => name !== 'quick')
const wanted = writers.filter(({ name, isSlow }) => (names.length > 0 ? names.includes(name) : !(isQuick && isSlow)))

const { status } = spawnSync('pnpm run build:contract', { cwd: root, stdio: 'inherit', shell: true })
const failed = status === 0 ? runWriters(wanted, root) : ['contract']
if (names.length === 0) spawnSync('biome format --write .', { cwd: root, stdio: 'inherit', shell: true })
if (failed.length > 0) console.error(`Not written: ${failed.join(', ')}`)
process.exit(failed.length > 0 ? 1 : 0)
