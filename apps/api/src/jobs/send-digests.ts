import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { isUnderMaintenance } from '../http/maintenance.ts'
import { digestMail } from '../mail/digest-mail.ts'
import {
  claimDigests,
  type DigestNotice,
  type DueDigest,
  endDigest,
  findDigestNotices,
  postponeDigest,
} from '../mail/digests.store.ts'
import { type DeliveryOutcome, noteDelivery } from '../modules/order-notifications/note-delivery.store.ts'
import type { MailBrand } from '../mail/mail-brand.ts'
import { platformMailBrand } from '../mail/mail-brand.store.ts'
import { handleEach } from './handle-each.ts'
import type { JobTools } from './job.ts'

const atOnce = 20
const maxAttempts = 6
const minute = 60_000
/** Longer than any mail server is waited for. */
const lease = 10 * minute
/** After 5, 10, 20 … minutes. */
const nextTry = (now: Date, attempts: number) => new Date(now.getTime() + 5 * minute * 2 ** Math.max(0, attempts - 1))

/**
 * Sends the digests that are due, one mail for each reader; answers how many were sent. Each is noted right away: a
 * process that dies repeats at most what it was handing over, under the same Message-ID and with the same content, by
 * which mail servers know the copy.
 */
export async function sendDigests(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  // Their links lead to pages that are closed; the digests stay due.
  if (await isUnderMaintenance(database)) return 0
  const brand = await platformMailBrand(database.visitor, ports.publicUrl)
  let sent = 0
  for (;;) {
    const now = ports.now()
    const claim = { now, again: new Date(now.getTime() + lease), limit: atOnce }
    const due = await inScope(database, systemScope, ({ queries }) => claimDigests(queries, claim))
    sent += (await handleEach(tools, 'send-digests', due, (digest) => sendOne(tools, digest, brand))).length
    if (due.length < atOnce) return sent
  }
}

async function sendOne({ database, ports }: JobTools, digest: DueDigest, brand: MailBrand): Promise<boolean> {
  const asSystem = <T>(work: (queries: Queries) => Promise<T>) =>
    inScope(database, systemScope, ({ queries }) => work(queries))
  const notices = await asSystem((queries) => findDigestNotices(queries, digest))
  const end = (outcome: DeliveryOutcome) =>
    asSystem(async (queries) => {
      await endDigest(queries, digest, ports.now())
      await noteAll(queries, notices, outcome)
    })
  // Without notices what it told was removed meanwhile: there is nothing to note.
  if (notices.length === 0 || !digest.isActive || !digest.consents) {
    await end({ status: 'FAILED', reason: digest.isActive ? 'SWITCHED_OFF' : 'ACCOUNT_CLOSED' })
    return false
  }
  try {
    await ports.mailer.send(await digestMail(digest, notices, { publicUrl: ports.publicUrl, brand }))
  } catch (err) {
    ports.log.error({ err, digestId: digest.id }, 'a digest was not mailed')
    if (digest.attempts >= maxAttempts) await end({ status: 'FAILED', reason: 'MAIL_FAILED' })
    else await asSystem((queries) => postponeDigest(queries, digest.id, nextTry(ports.now(), digest.attempts)))
    return false
  }
  await end({ status: 'SENT', at: ports.now() })
  return true
}

async function noteAll(queries: Queries, notices: readonly DigestNotice[], outcome: DeliveryOutcome): Promise<void> {
  for (const { id } of notices) await noteDelivery(queries, id, 'EMAIL', outcome)
}
