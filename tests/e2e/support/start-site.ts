import { reachTestEndpoints } from './push-endpoint.ts'
import removeData from './remove-data.ts'

/**
 * The built site for the run that started it. A run that is killed stops nothing: its end of this process's input is closed
 * all the same, and the site then ends in order and takes its data along.
 */
process.stdin.resume().once('end', () => {
  process.once('exit', removeData)
  process.kill(process.pid, 'SIGTERM')
})

reachTestEndpoints()
await import('@chonoi/web/server/main.ts')
