// Takes the screenshots of stories again where they changed, and logs the reason:
//   npm run screenshots:accept -- "the reason" [component or area …]
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readStories } from '../stories/read-stories.ts'
import { screenshotModes } from './screenshot.ts'
import { foldersOf, type ScreenshotPackage, screenshotPackages } from './screenshot-folders.ts'

const [reason = '', ...folders] = process.argv.slice(2)
if (reason.trim().length < 8 || /^\w+$/.test(reason)) {
  console.error('Say why they look different: npm run screenshots:accept -- "the reason" [component or area …]')
  process.exit(1)
}

/** When each screenshot was written, by `<mode>/<story>.webp`. */
function readScreenshots(screenshots: string): Map<string, number> {
  mkdirSync(screenshots, { recursive: true })
  const files = readdirSync(screenshots, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.webp'))
  return new Map(files.map((file) => [file, statSync(join(screenshots, file)).mtimeMs]))
}

function removeOrphans(name: ScreenshotPackage): string[] {
  const { source, screenshots } = foldersOf(name)
  const stories = new Set(readStories(source).map(({ id }) => id))
  const orphans = [...readScreenshots(screenshots).keys()].filter(
    (file) => !stories.has(file.replace(/^.*[\\/]|\.webp$/g, '')),
  )
  for (const file of orphans) rmSync(join(screenshots, file))
  return orphans
}

/** Accepts the named folders of a package, all without a name. Returns whether all their stories ran. */
function accept(name: ScreenshotPackage, asked: string[]): boolean {
  const { root, screenshots } = foldersOf(name)
  const before = readScreenshots(screenshots)
  const filters = asked.map((folder) => `src/${folder}/`)
  const projects = screenshotModes.map((mode) => `--project=${mode}`)
  const run = spawnSync('vitest', ['run', ...filters, ...projects], {
    cwd: root,
    env: { ...process.env, SCREENSHOTS: 'accept' },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const removed = removeOrphans(name)
  const after = readScreenshots(screenshots)
  const changed = [...after].filter(([file, time]) => before.get(file) !== time).map(([file]) => file)
  if (changed.length + removed.length > 0) {
    const names = [...new Set([...changed, ...removed].map((file) => file.replace(/^.*[\\/]|--.*$/g, '')))].sort()
    const log = join(screenshots, 'ACCEPTED.md')
    if (!existsSync(log)) appendFileSync(log, '# Why screenshots changed\n\n')
    const count = `${changed.length} written, ${removed.length} removed`
    const which = names.length > 12 ? `${names.length} components` : names.join(', ')
    appendFileSync(log, `- ${new Date().toISOString().slice(0, 10)}: ${reason} (${count}: ${which})\n`)
  }
  return run.status === 0
}

const inPackage = (name: ScreenshotPackage) =>
  folders.filter((folder) => existsSync(join(foldersOf(name).source, folder)))
const unknown = folders.filter((folder) => !screenshotPackages.some((name) => inPackage(name).includes(folder)))
if (unknown.length > 0) {
  console.error(`Not a component or an area: ${unknown.join(', ')}`)
  process.exit(1)
}
const asked = screenshotPackages.filter((name) => folders.length === 0 || inPackage(name).length > 0)
const results = asked.map((name) => accept(name, inPackage(name)))
process.exit(results.every(Boolean) ? 0 : 1)
