// Takes the pictures of stories anew where they changed, and writes down why:
//   npm run pictures:accept -- "the reason" [component or area …]
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readStories } from '../stories/read-stories.ts'
import { pictureModes } from './picture.ts'
import { foldersOf, type PicturedPackage, picturedPackages } from './picture-folders.ts'

const [reason = '', ...folders] = process.argv.slice(2)
if (reason.trim().length < 8 || /^\w+$/.test(reason)) {
  console.error('Say why they look different: npm run pictures:accept -- "the reason" [component or area …]')
  process.exit(1)
}

/** When each picture was written, by `<mode>/<story>.webp`. */
function readPictures(pictures: string): Map<string, number> {
  mkdirSync(pictures, { recursive: true })
  const files = readdirSync(pictures, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'))
  return new Map(files.map((file) => [file, statSync(join(pictures, file)).mtimeMs]))
}

function removeOrphans(name: PicturedPackage): string[] {
  const { source, pictures } = foldersOf(name)
  const stories = new Set(readStories(source).map(({ id }) => id))
  const orphans = [...readPictures(pictures).keys()].filter(
    (file) => !stories.has(file.replace(/^.*[\\/]|\.webp$/g, '')),
  )
  for (const file of orphans) rmSync(join(pictures, file))
  return orphans
}

/** Whether all stories of the package that were asked for ran through. */
function accept(name: PicturedPackage, asked: string[]): boolean {
  const { root, pictures } = foldersOf(name)
  const before = readPictures(pictures)
  const filters = asked.map((folder) => `src/${folder}/`)
  const projects = pictureModes.map((mode) => `--project=${mode}`)
  const run = spawnSync('vitest', ['run', ...filters, ...projects], {
    cwd: root,
    env: { ...process.env, PICTURES: 'accept' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const removed = removeOrphans(name)
  const after = readPictures(pictures)
  const changed = [...after].filter(([file, time]) => before.get(file) !== time).map(([file]) => file)
  if (changed.length + removed.length > 0) {
    const names = [...new Set([...changed, ...removed].map((file) => file.replace(/^.*[\\/]|--.*$/g, '')))].sort()
    const log = join(pictures, 'ACCEPTED.md')
    if (!existsSync(log)) appendFileSync(log, '# Why pictures changed\n\n')
    const count = `${changed.length} written, ${removed.length} removed`
    const which = names.length > 12 ? `${names.length} components` : names.join(', ')
    appendFileSync(log, `- ${new Date().toISOString().slice(0, 10)}: ${reason} (${count}: ${which})\n`)
  }
  return run.status === 0
}

const inPackage = (name: PicturedPackage) =>
  folders.filter((folder) => existsSync(join(foldersOf(name).source, folder)))
const unknown = folders.filter((folder) => !picturedPackages.some((name) => inPackage(name).includes(folder)))
if (unknown.length > 0) {
  console.error(`Neither a component nor an area: ${unknown.join(', ')}`)
  process.exit(1)
}
const asked = picturedPackages.filter((name) => folders.length === 0 || inPackage(name).length > 0)
const results = asked.map((name) => accept(name, inPackage(name)))
process.exit(results.every(Boolean) ? 0 : 1)
