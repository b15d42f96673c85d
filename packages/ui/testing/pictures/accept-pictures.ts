// Takes the pictures of stories anew where they changed, and writes down why:
//   npm run pictures:accept -- "the reason" [component …]
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pictureModes } from './picture.ts'
import { readStories } from '../stories/read-stories.ts'

const root = join(import.meta.dirname, '../..')
const pictures = join(root, 'pictures')
const [reason = '', ...components] = process.argv.slice(2)
if (reason.trim().length < 8 || /^\w+$/.test(reason)) {
  console.error('Say why they look different: npm run pictures:accept -- "the reason" [component …]')
  process.exit(1)
}

/** When each picture was written, by `<mode>/<story>.webp`. */
function readPictures(): Map<string, number> {
  mkdirSync(pictures, { recursive: true })
  const files = readdirSync(pictures, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'))
  return new Map(files.map((file) => [file, statSync(join(pictures, file)).mtimeMs]))
}

function removeOrphans(): string[] {
  const stories = new Set(readStories().map(({ id }) => id))
  const orphans = [...readPictures().keys()].filter((file) => !stories.has(file.replace(/^.*[\\/]|\.webp$/g, '')))
  for (const file of orphans) rmSync(join(pictures, file))
  return orphans
}

const before = readPictures()
const filters = components.map((component) => `src/${component}/`)
const projects = pictureModes.map((mode) => `--project=${mode}`)
const run = spawnSync('vitest', ['run', ...filters, ...projects], {
  cwd: root,
  env: { ...process.env, PICTURES: 'accept' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
const removed = removeOrphans()
const after = readPictures()
const changed = [...after].filter(([file, time]) => before.get(file) !== time).map(([file]) => file)
if (changed.length + removed.length > 0) {
  const names = [...new Set([...changed, ...removed].map((file) => file.replace(/^.*[\\/]|--.*$/g, '')))].sort()
  const log = join(pictures, 'ACCEPTED.md')
  if (!existsSync(log)) appendFileSync(log, '# Why pictures changed\n\n')
  const count = `${changed.length} written, ${removed.length} removed`
  const which = names.length > 12 ? `${names.length} components` : names.join(', ')
  appendFileSync(log, `- ${new Date().toISOString().slice(0, 10)}: ${reason} (${count}: ${which})\n`)
}
process.exit(run.status ?? 1)
