import { spawnSync } from 'node:child_process'

/** Runs writers one after the other, and the formatter over what they wrote. Returns the names of those that failed. */
export function runWriters(writers, root) {
  const run = (command) =>
    spawnSync(command, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], shell: true }).status === 0
  return writers
    .filter(
      ({ command, files }) =>
        !run(command) || !run(`biome format --write --log-level=error --no-errors-on-unmatched ${files.join(' ')}`),
    )
    .map(({ name }) => name)
}
