import type { ProblemCode } from '@chonoi/contract'
import { problems } from '@chonoi/contract/problems'
import { nextAutomatedRun } from '@chonoi/domain'
import type { Queries } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { automatedWithdrawalFailed } from '../modules/automated-withdrawals/automated-withdrawals.events.ts'
import {
  type AutomatedWithdrawalRow,
  changeAutomatedWithdrawal,
  findAutomatedWithdrawalForUpdate,
  findDueAutomatedWithdrawals,
  insertAutomatedRun,
} from '../modules/automated-withdrawals/automated-withdrawals.store.ts'
import { planRun, runAutomatedWithdrawal } from '../modules/automated-withdrawals/run-automated-withdrawal.ts'
import { record, type Recorder } from '../modules/events/record.ts'
import { Failure } from '../http/failure.ts'
import { toFailure } from '../http/problem.ts'
import { handleDue } from './handle-each.ts'
import type { JobTools } from './job.ts'

const maxAtOnce = 200
const maxFailures = 3
const minute = 60_000

/** The audit log names no person for what runs by itself. */
const recorder: Recorder = { actor: null, facts: { requestId: 'run-automated-withdrawals' } }

/**
 * Runs the automated withdrawals that are due, each in its own transaction. One that fails is retried after 15 and 60
 * minutes; then its owner is notified and it waits for its next regular time. Returns the number of withdrawals requested.
 */
export function runAutomatedWithdrawals(tools: JobTools): Promise<number> {
  const now = tools.ports.now()
  const findDue = (queries: Queries) => findDueAutomatedWithdrawals(queries, now, maxAtOnce)
  return handleDue(tools, 'run-automated-withdrawals', findDue, async (id) => {
    try {
      return await runOne(tools, id)
    } catch (err) {
      await noteFailure(tools, id, toFailure(err).code)
      // A refusal is its owner's to see to; other errors are the platform's.
      if (!(err instanceof Failure)) throw err
      return false
    }
  })
}

const isDue = ({ isActive, nextRunAt }: AutomatedWithdrawalRow, now: Date) =>
  isActive && nextRunAt !== null && nextRunAt <= now

function runOne({ database, ports }: JobTools, id: string): Promise<boolean> {
  const now = ports.now()
  return inScope(database, systemScope, async ({ queries }) => {
    const config = await findAutomatedWithdrawalForUpdate(queries, id, { skipLocked: true })
    if (!config || !isDue(config, now)) return false
    const request = { plan: await planRun(queries, config, now), isManual: false, reason: null }
    const withdrawalId = await runAutomatedWithdrawal({ recorder, ports }, queries, config, request)
    const nextRunAt = nextAutomatedRun(config.frequency, now)
    await changeAutomatedWithdrawal(queries, id, { nextRunAt, lastRunAt: now, failures: 0 })
    return withdrawalId !== null
  })
}

function noteFailure({ database, ports }: JobTools, id: string, problem: ProblemCode): Promise<void> {
  const now = ports.now()
  return inScope(database, systemScope, async ({ queries }) => {
    const config = await findAutomatedWithdrawalForUpdate(queries, id, { skipLocked: true })
    if (!config || !isDue(config, now)) return
    const failures = config.failures + 1
    if (failures < maxFailures) {
      const nextRunAt = new Date(now.getTime() + 15 * minute * 4 ** (failures - 1))
      return changeAutomatedWithdrawal(queries, id, { failures, nextRunAt })
    }
    const { userId, name, frequency } = config
    await insertAutomatedRun(queries, {
      ...{ configId: id, userId, name, status: 'FAILED', isManual: false, problem, createdAt: now },
    })
    await changeAutomatedWithdrawal(queries, id, {
      ...{ failures: 0, lastRunAt: now, nextRunAt: nextAutomatedRun(frequency, now) },
    })
    await record(recorder, queries, automatedWithdrawalFailed(config, problems[problem].message))
  })
}
