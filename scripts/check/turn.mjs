import { execFileSync } from 'node:child_process'

/** How many runs of `npm test` it takes until each screen and each signed-in page was opened. */
const turns = 3

/**
 * Returns which third of the screens and signed-in pages `npm test` opens, as `2/3`: the same for every run of a commit, another
 * one after each merge. A copy without history begins with the first.
 */
export function turnOf(root) {
  try {
    const count = execFileSync('git', ['rev-list', '--count', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return `${(Number(count) % turns) + 1}/${turns}`
  } catch {
    return `1/${turns}`
  }
}
