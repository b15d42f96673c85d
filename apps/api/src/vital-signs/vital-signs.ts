import { type Database, openDatabase } from '../database/database.ts'
import { inScope, systemScope } from '../database/scope.ts'
import { readClockDifference } from './clock-difference.ts'
import {
  type LateMessages,
  type LedgerCheckSign,
  type PaymentSigns,
  type QueueSign,
  readLateMails,
  readLatePushes,
  readLedgerCheck,
  readPaymentSigns,
  readQueueSigns,
  readSchedulerTime,
} from './vital-signs.store.ts'

/** What tells an operator whether the installation does its work, as the database knows it. Names nobody. */
export interface VitalSigns {
  queues: readonly QueueSign[]
  /** When scheduled jobs were last looked for, in seconds since 1970. Null: never. */
  schedulerRanAt: number | null
  /** The last check of the ledger. Null before the first one. */
  ledgerCheck: LedgerCheckSign | null
  payments: PaymentSigns
  mails: LateMessages
  pushes: LateMessages
}

export interface VitalSignsReader {
  /** Resolves when the database answers, with the seconds by which its clock and this machine's differ. */
  ping(): Promise<number>
  read(): Promise<VitalSigns>
  close(): Promise<void>
}

/** Short, since whoever asks waits for at most ten seconds. */
const timeouts = { connect: 2_000, statement: 2_000 }

/** Reads the vital signs over a connection of its own, so that a busy pool neither delays nor is delayed by it. */
export function openVitalSigns(databaseUrl: string): VitalSignsReader {
  const database = openDatabase(databaseUrl, { connections: 1, timeouts })
  return {
    ping: () => readClockDifference(database.pool),
    read: () => readVitalSigns(database),
    close: () => database.close(),
  }
}

const readVitalSigns = (database: Database): Promise<VitalSigns> =>
  inScope(
    database,
    systemScope,
    async ({ queries }) => ({
      queues: await readQueueSigns(queries),
      schedulerRanAt: await readSchedulerTime(queries),
      ledgerCheck: await readLedgerCheck(queries),
      payments: await readPaymentSigns(queries),
      mails: await readLateMails(queries),
      pushes: await readLatePushes(queries),
    }),
    'snapshot',
  )
