import type { LiveTopic } from '@chonoi/contract'

/** A change, and who may hear of it. */
export interface LiveEvent {
  /** All transactions below it had ended when the event was written. */
  since: number
  number: number
  topic: LiveTopic
  id: string | null
  userId: string | null
  tenantId: string | null
  forPlatform: boolean
  isPublic: boolean
}

/** Tells that the streams of a session or person end. */
export interface StreamEnd {
  ends: 'sessionId' | 'userId'
  id: string
  transaction: number
}

/** Which transactions a read saw, as PostgreSQL's `pg_current_snapshot()` tells it. */
export interface Snapshot {
  /** All below it had ended. */
  xmin: number
  /** None from here on had begun. */
  xmax: number
  /** Those between that were still open. */
  open: ReadonlySet<number>
}

/** Reads a snapshot's text, e.g. `10:20:10,14`. */
export function snapshotOf(text: string): Snapshot {
  const [xmin, xmax, open] = text.split(':')
  return { xmin: Number(xmin), xmax: Number(xmax), open: new Set(open ? open.split(',').map(Number) : []) }
}

const sees = ({ xmax, open }: Snapshot, transaction: number): boolean => transaction < xmax && !open.has(transaction)

/** What a process is told by NOTIFY (migrations/…-live-events.sql). */
export type Told = LiveEvent | StreamEnd

/** Who listens, with the rights that they have now. */
export interface Listener {
  userId: string | null
  sessionId: string | null
  /** The tenant in which they work; null for customers. */
  tenantId: string | null
  actsForPlatform: boolean
  /** The rights are those after all transactions that it saw. */
  rights: Snapshot
  products: ReadonlySet<string>
}

/** Whether a listener hears of a change. Row-level security decides the same for those that are read from the table. */
export function hears(listener: Listener, event: LiveEvent): boolean {
  if (event.isPublic) return event.id !== null && listener.products.has(event.id)
  if (event.userId !== null && event.userId === listener.userId) return true
  if (event.tenantId !== null && event.tenantId === listener.tenantId) return true
  return event.forPlatform && listener.actsForPlatform
}

/** Whether a stream ends: its rights were read before they changed. */
export const isEnded = (listener: Listener, { ends, id, transaction }: StreamEnd): boolean =>
  listener[ends] === id && !sees(listener.rights, transaction)

const encoder = new TextEncoder()

/** The place in the stream after an event, as its id. */
const placeOf = ({ since, number }: Pick<LiveEvent, 'since' | 'number'>) => `${since}-${number}`

/** An event on the wire. */
export const written = (event: LiveEvent): Uint8Array =>
  encoder.encode(
    `id: ${placeOf(event)}\nevent: change\ndata: ${JSON.stringify({ topic: event.topic, id: event.id })}\n\n`,
  )

/** Opens a stream: `ready`, or `reset` when what was missed is no longer known. */
export const opening = (event: 'ready' | 'reset', since: number): Uint8Array =>
  encoder.encode(`id: ${placeOf({ since, number: 0 })}\nevent: ${event}\ndata: {}\n\n`)

/** A comment, so that neither side takes a quiet stream for a dead one. */
export const heartbeat: Uint8Array = encoder.encode(': heartbeat\n\n')
