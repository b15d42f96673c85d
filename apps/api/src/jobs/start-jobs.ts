import { timeZone } from '@chonoi/domain'
import { PgBoss } from 'pg-boss'
import { connectionOptions, openDatabase, jobTimeouts, defaultTimeouts } from '../database/database.ts'
import { reaching } from '../database/several-servers.ts'
import type { Ports } from '../ports/ports.ts'
import { noTracing, type Tracing } from '../tracing/tracing.ts'
import { checkLedger } from './check-ledger.ts'
import { cleanUp } from './clean-up.ts'
import { deleteIdentityDocuments } from './delete-identity-documents.ts'
import { encryptIdentityDocuments } from './encrypt-identity-documents.ts'
import { eraseAccounts } from './erase-accounts.ts'
import { expireReturns } from './expire-returns.ts'
import { expireTransfers } from './expire-transfers.ts'
import { forgetLiveEvents } from './forget-live-events.ts'
import { importProducts } from './import-products.ts'
import type { JobTools } from './job.ts'
import { foldShopFigures } from './fold-shop-figures.ts'
import { followPayments, reconcilePayments } from './follow-payments.ts'
import { mailNotices } from './mail-notices.ts'
import { publishArticles } from './publish-articles.ts'
import { pushNotices } from './push-notices.ts'
import { queueSchema } from './prepare-queue.ts'
import { runAutomatedWithdrawals } from './run-automated-withdrawals.ts'
import { sendCampaigns } from './send-campaigns.ts'
import { sendDigests } from './send-digests.ts'
import { releaseOrders } from './release-orders.ts'
import { expireDataExports, writeDataExports } from './write-data-exports.ts'
import { expirePersonalExports, writePersonalExports } from './write-personal-exports.ts'
import { expireInvoicePrints, writeInvoicePrints } from './write-invoice-prints.ts'
import { releaseReservations } from './release-reservations.ts'
import { removeUnusedUploads } from './remove-unused-uploads.ts'
import { wakeJobs, wokenJobs } from './wake-jobs.ts'

export interface Jobs {
  /** Waits for the job that is running, then lets go of the database. */
  stop(): Promise<void>
}

interface ScheduledJob {
  name: string
  /** In Vietnam's time. */
  cron: string
  /** How soon it is noticed that its time has come. */
  pollingIntervalSeconds: number
  run(tools: JobTools): Promise<unknown>
}

export const scheduledJobs: readonly ScheduledJob[] = [
  { name: 'release-reservations', cron: '* * * * *', pollingIntervalSeconds: 15, run: releaseReservations },
  { name: 'release-orders', cron: '*/10 * * * *', pollingIntervalSeconds: 60, run: releaseOrders },
  { name: 'expire-returns', cron: '*/10 * * * *', pollingIntervalSeconds: 60, run: expireReturns },
  { name: 'expire-transfers', cron: '*/10 * * * *', pollingIntervalSeconds: 60, run: expireTransfers },
  { name: 'follow-payments', cron: '* * * * *', pollingIntervalSeconds: 5, run: followPayments },
  { name: 'reconcile-payments', cron: '20 4 * * *', pollingIntervalSeconds: 60, run: reconcilePayments },
  { name: 'mail-notices', cron: '* * * * *', pollingIntervalSeconds: 5, run: mailNotices },
  { name: 'send-digests', cron: '* * * * *', pollingIntervalSeconds: 15, run: sendDigests },
  { name: 'send-campaigns', cron: '* * * * *', pollingIntervalSeconds: 5, run: sendCampaigns },
  { name: 'publish-articles', cron: '* * * * *', pollingIntervalSeconds: 5, run: publishArticles },
  { name: 'push-notices', cron: '* * * * *', pollingIntervalSeconds: 5, run: pushNotices },
  {
    name: 'run-automated-withdrawals',
    cron: '*/5 * * * *',
    pollingIntervalSeconds: 30,
    run: runAutomatedWithdrawals,
  },
  { name: 'fold-shop-figures', cron: '*/5 * * * *', pollingIntervalSeconds: 60, run: foldShopFigures },
  { name: 'forget-live-events', cron: '*/10 * * * *', pollingIntervalSeconds: 60, run: forgetLiveEvents },
  { name: 'import-products', cron: '* * * * *', pollingIntervalSeconds: 5, run: importProducts },
  { name: 'write-data-exports', cron: '* * * * *', pollingIntervalSeconds: 5, run: writeDataExports },
  { name: 'expire-data-exports', cron: '*/30 * * * *', pollingIntervalSeconds: 60, run: expireDataExports },
  { name: 'write-personal-exports', cron: '* * * * *', pollingIntervalSeconds: 5, run: writePersonalExports },
  { name: 'expire-personal-exports', cron: '*/30 * * * *', pollingIntervalSeconds: 60, run: expirePersonalExports },
  { name: 'write-invoice-prints', cron: '* * * * *', pollingIntervalSeconds: 5, run: writeInvoicePrints },
  { name: 'expire-invoice-prints', cron: '*/30 * * * *', pollingIntervalSeconds: 60, run: expireInvoicePrints },
  {
    name: 'delete-identity-documents',
    cron: '50 * * * *',
    pollingIntervalSeconds: 60,
    run: deleteIdentityDocuments,
  },
  {
    name: 'encrypt-identity-documents',
    cron: '*/10 * * * *',
    pollingIntervalSeconds: 60,
    run: encryptIdentityDocuments,
  },
  { name: 'erase-accounts', cron: '25 * * * *', pollingIntervalSeconds: 60, run: eraseAccounts },
  { name: 'clean-up', cron: '10 3 * * *', pollingIntervalSeconds: 60, run: cleanUp },
  { name: 'remove-unused-uploads', cron: '30 2 * * *', pollingIntervalSeconds: 60, run: removeUnusedUploads },
  { name: 'check-ledger', cron: '40 3 * * *', pollingIntervalSeconds: 60, run: checkLedger },
]

/**
 * A job of a server that was killed is given to another after this: its own end would come half an hour later, and until
 * then no other of its kind could run.
 */
const heartbeatSeconds = 60
/** How long one that was woken is kept once it ended: there may be one in every second. */
const deleteAfterSeconds = 6 * 3600

/**
 * Runs the scheduled jobs in this process. Of several processes over one database each due job runs in one: the queue
 * is in the database. Its tables belong to the owner (prepareQueue); this signs in as the application.
 */
export async function startJobs(databaseUrl: string, ports: Ports, tracing: Tracing = noTracing): Promise<Jobs> {
  const database = openDatabase(databaseUrl, { connections: 2, timeouts: jobTimeouts, tracing })
  const boss = new PgBoss({
    ...reaching(databaseUrl),
    application_name: 'chonoi-jobs',
    ...connectionOptions(defaultTimeouts),
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    max: 2,
    warningSlowQuerySeconds: 60,
  })
  boss.on('error', (err) => ports.log.error({ err }, 'the job queue failed'))
  await boss.start()
  const workers = new Map<string, string>()
  for (const { name, cron, pollingIntervalSeconds, run } of scheduledJobs) {
    // Never two of a kind at once, and of those that were missed one is enough.
    await boss.createQueue(name, { policy: 'stately', retryLimit: 2, retryDelay: 60, expireInSeconds: 1800 })
    // A queue that exists keeps what it was created with.
    await boss.updateQueue(name, { heartbeatSeconds, ...(wokenJobs.has(name) && { deleteAfterSeconds }) })
    const worker = await boss.work(name, { batchSize: 1, pollingIntervalSeconds }, async () => {
      try {
        const span = { name: `job ${name}`, kind: 'consumer', attributes: { 'chonoi.job': name } } as const
        await tracing.inSpan(span, () => run({ database, ports }))
      } catch (err) {
        ports.log.error({ err, job: name }, 'a job failed')
        throw err
      }
    })
    workers.set(name, worker)
    ports.failedRows.begin(name)
    await boss.schedule(name, cron, null, { tz: timeZone })
  }
  const waking = await wakeJobs(database, ports.log, boss, workers)
  return {
    async stop() {
      await waking.close()
      await boss.stop({ graceful: true, timeout: 5_000 })
      await database.close()
    },
  }
}
