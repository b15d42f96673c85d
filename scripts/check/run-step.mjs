import { spawn } from 'node:child_process'

/**
 * Runs a command in a process group of its own, which is ended after `limit` milliseconds. Returns whether it succeeded,
 * whether it was ended, and its minutes. A signal that ends this process ends the group first.
 */
export async function runStep(command, { cwd, env, limit }) {
  const startedAt = performance.now()
  const child = spawn(command, { cwd, env, stdio: 'inherit', shell: true, detached: true })
  let isEnded = false
  const timer = setTimeout(() => {
    isEnded = true
    endGroup(child.pid)
  }, limit)
  // The terminal's Ctrl-C doesn't reach another group.
  const stop = () => {
    endGroup(child.pid)
    process.exit(130)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop)
  const status = await new Promise((ended) => child.once('exit', (code) => ended(code ?? 1)))
  clearTimeout(timer)
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)
  return { isGreen: status === 0, isEnded, minutes: (performance.now() - startedAt) / 60_000 }
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}
