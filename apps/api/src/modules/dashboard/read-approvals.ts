import type { ApprovalOverview, ApprovalQueue } from '@chonoi/contract'
import { startOfVietnamDay, vietnamDate } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { findDecisions } from './activity.store.ts'
import { toActivity } from './activity-views.ts'
import { countOutcomes, countQueue, type QueueName, queueNames } from './approvals.store.ts'

const shownEvents = 10
const outcomeDays = 30

/** What waits for the platform's decision, and how its actions ended (APPR-05..08). */
export function readApprovals(context: RequestContext): Promise<ApprovalOverview> {
  return context.transaction(async (queries) => {
    const queues: Partial<Record<QueueName, ApprovalQueue>> = {}
    for (const name of queueNames) {
      const { waiting, oldestAt } = await context.asSystem((system) => countQueue(system, name))
      queues[name] = { waiting, oldestAt: oldestAt?.toISOString() ?? null }
    }
    const { all, succeeded } = await countOutcomes(
      queries,
      vietnamDate(startOfVietnamDay(context.ports.now(), outcomeDays)),
    )
    const events = await findDecisions(queries, shownEvents)
    return {
      queues: queues as ApprovalOverview['queues'],
      successPercent: all === 0 ? null : Math.round((succeeded / all) * 100),
      events: events.map((row) => toActivity(row, context.facts.language)),
    }
  })
}
