import { execFileSync } from 'node:child_process'
import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What tools keep for themselves beside the packages. A package may hold a folder of the same name. */
const isCache = (name) => /^\.(vite|vitest|cache|turbo)/.test(name)

/**
 * Opens the last commit in a temporary folder, with the packages that are installed here. Returns the folder; it is removed when
 * the process ends.
 */
export function openCleanTree(root) {
  const folder = mkdtempSync(join(tmpdir(), 'chonoi-plant-'))
  const tree = join(folder, 'tree')
  const git = (...args) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  })
  git('worktree', 'add', '--quiet', '--detach', tree, 'HEAD')
  const manifests = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], { cwd: root, encoding: 'utf8' })
  for (const manifest of manifests.trim().split('\n')) {
    const installed = manifest.replace(/package\.json$/, 'node_modules')
    copyPackages(join(root, installed), join(tree, installed), isCache)
  }
  return tree
}

/**
 * Copies a folder of packages: its links as they are, so that those between packages of the workspace lead into the copy, and
 * its files as hard links where the file system allows it.
 */
function copyPackages(from, to, isLeftOut = () => false) {
  const entries = entriesOf(from)
  if (entries.length > 0) mkdirSync(to, { recursive: true })
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (isLeftOut(entry.name)) continue
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isDirectory()) copyPackages(source, target)
    else linkOrCopy(source, target)
  }
}

function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    // A package without dependencies.
    return []
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}
