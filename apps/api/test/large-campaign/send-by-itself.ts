// A process that sends campaigns, as one of a site does: <database> <mail server> <how fast its clock goes>.
import { tmpdir } from 'node:os'
import { createApi, nodePorts, openLog } from '../../src/index.ts'
import { sendCampaigns } from '../../src/jobs/send-campaigns.ts'

const [databaseUrl = '', smtp = '', hurry = '1'] = process.argv.slice(2)
const startedAt = Date.now()
/** Its hours are short, so that what a killed process held is due again soon. */
const now = () => new Date(startedAt + (Date.now() - startedAt) * Number(hurry))
const api = createApi({
  databaseUrl,
  connections: 10,
  ports: nodePorts({
    ...{ secret: Buffer.alloc(32, 1), dataFolder: tmpdir(), publicUrl: 'http://localhost:3000', bankAccount: null },
    ...{ smtp: { url: smtp, from: 'no-reply@chonoi.test' }, log: openLog('silent'), now },
  }),
})
setInterval(() => process.stdout.write(`${Math.round(process.memoryUsage().rss / 2 ** 20)}\n`), 500).unref()
// Until it is killed.
for (;;) {
  await sendCampaigns(api)
  await new Promise((resolve) => setTimeout(resolve, 200))
}
