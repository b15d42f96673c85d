#!/usr/bin/env node
// Builds the package in the current folder into what is published:
//
//   node ../../scripts/packages/build-package.mjs
//
// tsc writes the types, tsup one ESM module per source file, with `'use client'` where React's server rules need it. Each
// stylesheet that the manifest exports becomes one file with its fonts.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'tsup'
import { clientModulesOf } from './client-modules.mjs'
import { nameBuiltModules, writeUndefined } from './module-syntax.mjs'
import { writeStylesheets } from './write-stylesheets.mjs'

const tsc = join(import.meta.dirname, '..', '..', 'node_modules', 'typescript', 'bin', 'tsc')
const folder = process.cwd()
const manifest = JSON.parse(readFileSync('package.json', 'utf8'))

/** Writes the declarations of a project and returns the source files that they describe. */
function writeTypes(project, { rootDir, outDir }) {
  for (const file of globSync(`${outDir}/**/*.{js,js.map,d.ts}`)) rmSync(file)
  const { status } = spawnSync(process.execPath, [tsc, '-p', project, '--emitDeclarationOnly'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  return globSync('**/*.d.ts', { cwd: outDir }).map((types) => {
    const file = join(outDir, types)
    writeFileSync(file, writeUndefined(file, nameBuiltModules(file, readFileSync(file, 'utf8'))))
    const module = join(folder, rootDir, types.replace(/\.d\.ts$/, '.ts'))
    return existsSync(module) ? module : `${module}x`
  })
}

/** Writes one module per source file. tsup leaves the names of relative imports as they are when it doesn't bundle. */
async function writeModules(project, { rootDir, outDir }, files, banner) {
  if (files.length === 0) return
  await build({
    config: false,
    silent: true,
    tsconfig: project,
    entry: files,
    outDir,
    format: 'esm',
    target: 'es2024',
    bundle: false,
    dts: false,
    splitting: false,
    treeshake: false,
    sourcemap: true,
    removeNodeProtocol: false,
    ...(banner && { banner: { js: banner } }),
    esbuildOptions: (options) => {
      options.outbase = rootDir
    },
    plugins: [
      {
        name: 'built-names',
        // The new names are on lines of imports, where a map has nothing to point at.
        renderChunk: (code, { path, map }) => ({ code: nameBuiltModules(path, code), map }),
      },
    ],
  })
}

for (const project of globSync('tsconfig.build*.json').sort()) {
  const { compilerOptions: paths } = JSON.parse(readFileSync(project, 'utf8'))
  const files = writeTypes(project, paths)
  const client = new Set(manifest.peerDependencies?.react ? clientModulesOf(files) : [])
  await writeModules(project, paths, [...client], "'use client';")
  await writeModules(
    project,
    paths,
    files.filter((file) => !client.has(file)),
  )
}
await writeStylesheets(folder, manifest)
