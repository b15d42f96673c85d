import { matchesGlob } from 'node:path'

/**
 * Returns whether a build sees a file, by the rules of a .dockerignore: the last line that names it or a folder above it decides, and
 * `!` lets in.
 */
export function seenByBuild(rules: string): (file: string) => boolean {
  const lines = rules.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return (file) => {
    const parts = file.split('/')
    const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const decisive = lines.findLast((line) => paths.some((path) => matchesGlob(path, line.replace(/^!/, ''))))
    return decisive?.startsWith('!') ?? true
  }
}
