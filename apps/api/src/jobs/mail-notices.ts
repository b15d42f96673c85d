import type { Database } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { isUnderMaintenance } from '../http/maintenance.ts'
import { noticeMail, type NoticeMailSetting } from '../mail/notice-mail.ts'
import { mailBrand } from '../mail/mail-brand.ts'
import { findBrandsOfOrders, findPlatformBrand } from '../mail/mail-brand.store.ts'
import { claimDueNotices, type DueNotice, mailTokensOf, setMailDue } from '../mail/notice-mails.store.ts'
import { findOrdersToMail } from '../mail/order-mails.store.ts'
import { type DeliveryOutcome, noteDelivery } from '../modules/order-notifications/note-delivery.store.ts'
import { handleEach } from './handle-each.ts'
import type { JobTools } from './job.ts'

const atOnce = 20
const maxAttempts = 6
const minute = 60_000
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
/** Retries after 5, 10, 20 … minutes, so that a failing mail server isn't called in a loop. */
const nextTry = (now: Date, attempts: number) => new Date(now.getTime() + 5 * minute * 2 ** Math.max(0, attempts - 1))

/**
 * Mails the notices that are due, each in its reader's language. A notice that was claimed by a process that died is due
 * again later, so a mail may come twice, under the same Message-ID, and never not at all; one that can't be sent is given
 * up after six attempts.
 * Answers how many were sent.
 */
export async function mailNotices(tools: JobTools): Promise<number> {
  const { database, ports } = tools
  // Their links lead to pages that are closed; the notices stay due.
  if (await isUnderMaintenance(database)) return 0
  let sent = 0
  for (;;) {
    const now = ports.now()
    const { due, platform, shops, orders, tokens } = await inScope(database, systemScope, async ({ queries }) => {
      const claimed = await claimDueNotices(queries, now, nextTry(now, 1), atOnce)
      const orderIds = claimed.map(orderOf).filter((id) => id !== undefined)
      return {
        due: claimed,
        tokens: await mailTokensOf(
          queries,
          claimed.map(({ userId }) => userId),
        ),
        platform: await findPlatformBrand(queries),
        shops: await findBrandsOfOrders(queries, orderIds),
        orders: await findOrdersToMail(queries, orderIds),
      }
    })
    const mailed = await handleEach(tools, 'mail-notices', due, (notice) => {
      const shop = shops.get(orderOf(notice) ?? '')
      const brand = mailBrand(ports.publicUrl, platform, shop)
      const mailed = orders.find(({ order }) => order.id === orderOf(notice))
      return mailOne(tools, notice, { brand, stopToken: tokens.get(notice.userId), mailed })
    })
    sent += mailed.length
    if (due.length < atOnce) return sent
  }
}

/** The order that a notice is about. */
function orderOf({ data }: DueNotice): string | undefined {
  const id = data['orderId']
  return typeof id === 'string' && uuid.test(id) ? id : undefined
}

async function mailOne(
  { database, ports }: JobTools,
  notice: DueNotice,
  setting: Omit<NoticeMailSetting, 'publicUrl'>,
): Promise<boolean> {
  try {
    if (notice.isActive) await ports.mailer.send(await noticeMail(notice, { publicUrl: ports.publicUrl, ...setting }))
    const outcome: DeliveryOutcome = notice.isActive
      ? { status: 'SENT', at: ports.now() }
      : { status: 'FAILED', reason: 'ACCOUNT_CLOSED' }
    await noteDue(database, notice.id, null, outcome)
    return notice.isActive
  } catch (err) {
    ports.log.error({ err, notificationId: notice.id }, 'a notice was not mailed')
    const isGivenUp = notice.mailAttempts >= maxAttempts
    await noteDue(database, notice.id, isGivenUp ? null : nextTry(ports.now(), notice.mailAttempts), {
      status: isGivenUp ? 'FAILED' : 'PENDING',
      reason: 'MAIL_FAILED',
    })
    return false
  }
}

const noteDue = (database: Database, id: string, dueAt: Date | null, outcome: DeliveryOutcome) =>
  inScope(database, systemScope, async ({ queries }) => {
    await setMailDue(queries, id, dueAt)
    await noteDelivery(queries, id, 'EMAIL', outcome)
  })
