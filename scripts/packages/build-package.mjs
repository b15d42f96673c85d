#!/usr/bin/env node
// Builds the package in the current folder into what is published:
//
//   node ../../scripts/packages/build-package.mjs
//
// One ESM module and its types per source file by tsc, hand-written .js files beside them, `'use client'` where React's
// server rules need it, and each stylesheet that the manifest exports as one file with its fonts.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { copyHandWritten } from './copy-hand-written.mjs'
import { markClientModules } from './mark-client-modules.mjs'
import { nameBuiltTypes } from './name-built-types.mjs'
import { writeStylesheets } from './write-stylesheets.mjs'

const tsc = join(import.meta.dirname, '..', '..', 'node_modules', 'typescript', 'bin', 'tsc')
const folder = process.cwd()
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const projects = globSync('tsconfig.build*.json').sort()

for (const project of projects) {
  const { outDir, rootDir } = JSON.parse(readFileSync(project, 'utf8')).compilerOptions
  for (const file of globSync(`${outDir}/**/*.{js,d.ts}`)) rmSync(file)
  const { status } = spawnSync(process.execPath, [tsc, '-p', project], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  copyHandWritten(join(folder, rootDir), join(folder, outDir))
  nameBuiltTypes(join(folder, outDir))
  if (manifest.peerDependencies?.react) markClientModules(join(folder, outDir))
}
await writeStylesheets(folder, manifest)
