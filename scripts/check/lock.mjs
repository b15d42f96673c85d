import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Whoever listens here runs `npm test`. The system closes a port however its process ends, so that no lock is left behind. */
const usualPort = 47_613

/** Waits until no other run of `npm test` is under way on this machine. The lock ends with the process. */
export async function takeLock({ port = usualPort, every = 2000, say = console.log } = {}) {
  for (let hasSaid = false; !(await listen(port)); hasSaid = true) {
    if (!hasSaid) say(`Another run is under way on this machine (it holds port ${port}): waiting for its end.`)
    await pause(every)
  }
}

/** Listens until the process ends. Returns whether the port was free. */
function listen(port) {
  const server = createServer((socket) => socket.destroy()).unref()
  return new Promise((resolve, reject) => {
    server.once('listening', () => resolve(true))
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen({ port, host: '127.0.0.1', exclusive: true })
  })
}
