import type { Api, VitalSigns } from '@chonoi/api'
import { Gauge, type Registry } from 'prom-client'

type Live = Api['ports']['live']
type Sample = readonly [labels: Readonly<Record<string, string>>, value: number]

interface Definition {
  name: string
  help: string
  labels?: readonly string[]
  samples(signs: VitalSigns): readonly Sample[]
}

const one = (value: number): readonly Sample[] => [[{}, value]]
const perQueue = (value: (queue: VitalSigns['queues'][number]) => number) => (signs: VitalSigns) =>
  signs.queues.map((queue): Sample => [{ queue: queue.name }, value(queue)])
const ofCheck = (value: (check: NonNullable<VitalSigns['ledgerCheck']>) => number) => (signs: VitalSigns) =>
  signs.ledgerCheck ? one(value(signs.ledgerCheck)) : []

const definitions: readonly Definition[] = [
  {
    name: 'chonoi_queue_jobs_waiting',
    help: 'Jobs whose time has come.',
    labels: ['queue'],
    samples: perQueue(({ waiting }) => waiting),
  },
  {
    name: 'chonoi_queue_jobs_active',
    help: 'Jobs that run.',
    labels: ['queue'],
    samples: perQueue(({ active }) => active),
  },
  {
    name: 'chonoi_queue_jobs_failed',
    help: 'Jobs of the last hour that failed and are not tried again.',
    labels: ['queue'],
    samples: perQueue(({ failed }) => failed),
  },
  {
    name: 'chonoi_queue_oldest_waiting_seconds',
    help: 'For how long the oldest job has waited since its time came.',
    labels: ['queue'],
    samples: perQueue(({ oldestWaiting }) => oldestWaiting),
  },
  {
    name: 'chonoi_queue_oldest_active_seconds',
    help: 'For how long the oldest running job has run.',
    labels: ['queue'],
    samples: perQueue(({ oldestActive }) => oldestActive),
  },
  {
    name: 'chonoi_scheduler_timestamp_seconds',
    help: 'When scheduled jobs were last looked for.',
    samples: ({ schedulerRanAt }) => (schedulerRanAt === null ? [] : one(schedulerRanAt)),
  },
  {
    name: 'chonoi_ledger_check_timestamp_seconds',
    help: 'When the ledger was last checked.',
    samples: ofCheck(({ at }) => at),
  },
  {
    name: 'chonoi_ledger_check_sound',
    help: 'Whether the last check of the ledger found nothing.',
    samples: ofCheck(({ isSound }) => (isSound ? 1 : 0)),
  },
  {
    name: 'chonoi_ledger_check_wrong_balances',
    help: 'Balances that are not the sum of their entries, at the last check.',
    samples: ofCheck(({ wrongBalances }) => wrongBalances),
  },
  {
    name: 'chonoi_ledger_check_unbalanced_transactions',
    help: 'Transactions whose entries do not sum to zero, at the last check.',
    samples: ofCheck(({ unbalanced }) => unbalanced),
  },
  {
    name: 'chonoi_payment_mismatches_open',
    help: 'What a gateway notified and we do not know, or the reverse, until a person closes it.',
    labels: ['kind'],
    samples: ({ payments }) => [
      [{ kind: 'wrong_amount' }, payments.wrongAmounts],
      [{ kind: 'unknown_reference' }, payments.unknownReferences],
      [{ kind: 'refund_refused' }, payments.refusedRefunds],
      [{ kind: 'refund_unknown' }, payments.unknownRefunds],
      [{ kind: 'refund_twice' }, payments.doubledRefunds],
      [{ kind: 'not_paid_at_gateway' }, payments.notPaidAtGateway],
    ],
  },
  {
    name: 'chonoi_payment_latest_query_seconds',
    help: 'For how long asking a gateway about a payment has been due.',
    samples: ({ payments }) => one(payments.latestQuery),
  },
  {
    name: 'chonoi_refund_latest_query_seconds',
    help: 'For how long sending or asking about a refund has been due.',
    samples: ({ payments }) => one(payments.latestRefund),
  },
  {
    name: 'chonoi_mails_waiting',
    help: 'Mails that are due or were tried in vain.',
    samples: ({ mails }) => one(mails.waiting),
  },
  {
    name: 'chonoi_mails_retrying',
    help: 'Mails that were tried in vain and are tried again.',
    samples: ({ mails }) => one(mails.retrying),
  },
  {
    name: 'chonoi_mails_oldest_seconds',
    help: 'For how long the oldest of these mails has waited.',
    samples: ({ mails }) => one(mails.oldest),
  },
  {
    name: 'chonoi_pushes_waiting',
    help: 'Push messages that are due or were tried in vain.',
    samples: ({ pushes }) => one(pushes.waiting),
  },
  {
    name: 'chonoi_pushes_retrying',
    help: 'Push messages that were tried in vain and are tried again.',
    samples: ({ pushes }) => one(pushes.retrying),
  },
  {
    name: 'chonoi_pushes_oldest_seconds',
    help: 'For how long the oldest of these push messages has waited.',
    samples: ({ pushes }) => one(pushes.oldest),
  },
]

/** The state of the whole installation, the same from each of its processes; and the open streams of this one. */
export function addVitalSignMetrics(registry: Registry) {
  const registers = [registry]
  const gauges = definitions.map(({ name, help, labels = [], samples }) => ({
    gauge: new Gauge({ name, help, labelNames: [...labels], registers }),
    samples,
  }))
  const areRead = new Gauge({
    name: 'chonoi_vital_signs_read',
    help: 'Whether the database told the state of queues, ledger, payments and messages.',
    registers,
  })
  let live: Live | undefined
  const streams = new Gauge({
    name: 'chonoi_live_streams',
    help: 'Open streams of live events.',
    registers: [],
    collect() {
      if (live) this.set(live.openStreams)
    },
  })
  registry.registerMetric(streams)
  return {
    watch: (opened: Live) => void (live = opened),
    /** Shows no former values when there are no new ones. */
    show(signs: VitalSigns | undefined) {
      areRead.set(signs ? 1 : 0)
      for (const { gauge, samples } of gauges) {
        gauge.reset()
        gauge.remove({})
        if (signs) for (const [labels, value] of samples(signs)) gauge.set(labels, value)
      }
    },
  }
}
