// Writes and formats the files of a generator.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const repository = join(import.meta.dirname, '..', '..')

/** Refuses an existing name before anything is written. */
export function refuseExisting(root, files) {
  for (const path of Object.keys(files)) if (existsSync(join(root, path))) throw new Error(`${path} is there already.`)
}

/** Returns the texts of the named files. */
export function readFiles(root, paths) {
  return Object.fromEntries(
    Object.entries(paths).map(([name, path]) => {
      if (!existsSync(join(root, path))) throw new Error(`${path} is missing.`)
      return [name, readFileSync(join(root, path), 'utf8')]
    }),
  )
}

export function writeFiles(root, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(path)
  }
  const code = Object.keys(files).filter((path) => path.endsWith('.ts'))
  const biome = join(repository, 'node_modules/.bin/biome')
  const { status, stderr } = spawnSync(biome, ['format', '--write', '--vcs-enabled=false', ...code], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}
