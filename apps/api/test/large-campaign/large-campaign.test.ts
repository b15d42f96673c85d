import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { arrangeCampaign } from '../testing/arrange-campaigns.ts'
import { arrangePerson } from '../testing/arrange.ts'
import { openSmtpCatcher } from '../testing/smtp-catcher.ts'
import { useTestApi } from '../testing/test-api.ts'

const server = useTestApi()
/** 100,000 in the long form. */
const recipients = Number(process.env.CAMPAIGN_RECIPIENTS ?? 200)
/** Mails that a process hands over at a time: a killed one may repeat these, under the same Message-ID. */
const atOnce = 20
const minutes = 60_000
/** How often a process says what it holds before it counts as idle: a minute of its clock has passed then. */
const wordsInAMinute = 8

const senders: ChildProcess[] = []
afterAll(() => {
  for (const sender of senders) sender.kill('SIGKILL')
})

/** A process that sends, and the megabytes that it holds, over time. */
function startSender(smtp: string): { kill(): void; megabytes: number[] } {
  const script = join(import.meta.dirname, 'send-by-itself.ts')
  // A minute of its clock is a second, but for the large form, whose batches take longer under load.
  const hurry = recipients > 10_000 ? '20' : '60'
  const child = spawn(process.execPath, ['--conditions=@chonoi/source', script, server.databaseUrl, smtp, hurry], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  senders.push(child)
  const megabytes: number[] = []
  child.stdout.on('data', (said: Buffer) => megabytes.push(...said.toString().trim().split('\n').map(Number)))
  return { kill: () => child.kill('SIGKILL'), megabytes }
}

async function arrangeRecipients(): Promise<void> {
  const { id } = await arrangePerson(server)
  await server.owner.query(
    `with person as (
       insert into users (email, first_name, last_name, is_verified, home_tenant_id)
       select 'reader-' || n || '@chonoi.test', 'An', 'Nguyễn', true, home_tenant_id
       from generate_series(1, $2) n, users where id = $1 returning id)
     insert into notification_preferences (user_id, preferences) select id, '{"promotions": true}' from person`,
    [id, recipients],
  )
}

async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10))
}

const header = (mail: string, name: string) => new RegExp(`^${name}: (.+)\\r?$`, 'im').exec(mail)?.[1]?.trim() ?? ''

test(`a mail campaign for ${recipients} people: a sender is killed, the next one paused and resumed, nobody is missed and nobody gets another mail`, {
  timeout: 120 * minutes,
}, async () => {
  await arrangeRecipients()
  const admin = server.client((await arrangePerson(server, { role: 'ADMIN' })).token)
  const catcher = await openSmtpCatcher()
  const id = await arrangeCampaign(server, { status: 'SENDING', channel: 'EMAIL', rate: 10_000 })
  const startedAt = Date.now()
  const first = startSender(catcher.url)
  await waitUntil(() => catcher.mails.length >= recipients / 3)
  first.kill()
  const second = startSender(catcher.url)
  await waitUntil(() => catcher.mails.length >= recipients / 2)
  const run = (action: 'PAUSE' | 'RESUME') =>
    admin.POST('/notification-campaigns/{id}/actions', { params: { path: { id } }, body: { action } })
  expect((await run('PAUSE')).error).toBeUndefined()
  const [mailed, said] = [catcher.mails.length, second.megabytes.length]
  await waitUntil(() => second.megabytes.length >= said + wordsInAMinute)
  // Those of the batch that it had in hand.
  expect(catcher.mails.length - mailed).toBeLessThanOrEqual(atOnce)
  expect((await run('RESUME')).error).toBeUndefined()
  await waitUntil(async () => {
    const { rows } = await server.owner.query<{ status: string }>('select status from campaigns where id = $1', [id])
    return rows[0]?.status === 'SENT'
  })
  second.kill()
  const seconds = (Date.now() - startedAt) / 1000
  await catcher.close()

  const idsOf = new Map<string, Set<string>>()
  for (const mail of catcher.mails) {
    const to = header(mail, 'To')
    idsOf.set(to, (idsOf.get(to) ?? new Set()).add(header(mail, 'Message-ID')))
  }
  expect(idsOf.size).toBe(recipients)
  expect([...idsOf.values()].filter((ids) => ids.size > 1)).toEqual([])
  expect(catcher.mails.length - recipients).toBeLessThanOrEqual(atOnce)
  const { rows } = await server.owner.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from campaign_recipients where campaign_id = $1 group by 1',
    [id],
  )
  expect(rows).toEqual([{ status: 'SENT', count: recipients }])
  const held = second.megabytes
  const most = Math.max(...held)
  process.stdout.write(
    `[figures] campaign of ${recipients}: ${Math.round(recipients / seconds)} mails a second with a killed sender, ` +
      `${catcher.mails.length - recipients} repeated under their own Message-ID, at most ${most} MB\n`,
  )
  // A process grows while it warms up, and the small form is over by then.
  const early = Math.max(...held.slice(0, Math.ceil(held.length / 4)))
  expect(recipients > 5_000 ? most - early : 0).toBeLessThan(100)
})
