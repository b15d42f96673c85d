// What a supervised process is like, without a site: it answers who it is, ends on SIGTERM after what is under way, and
// does not start while the file REFUSE exists.
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { handBack } from '../processes/within-several.ts'

/** Keeps more and more, a little at a time, as a process does that leaks. */
function leak(): void {
  const kept: object[] = []
  setInterval(() => kept.push(...Array.from({ length: 50_000 }, (_, index) => ({ index }))), 5)
}

if (existsSync(process.env.REFUSE ?? '')) process.exit(1)
const server = createServer((request, response) => {
  void (async () => {
    if (request.url === '/crash') process.exit(7)
    if (request.url === '/leak') leak()
    await pause(20)
    response.setHeader('connection', 'close').end(`${process.pid} ${process.env.PLACE}`)
  })()
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'))
process.on('SIGTERM', () => server.close(() => void handBack().then(() => process.exit(0))))
