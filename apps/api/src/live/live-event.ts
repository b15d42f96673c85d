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

/** What a process is told by NOTIFY (migrations/…-live-events.sql). */
export type Told = LiveEvent | StreamEnd

/** Who listens, with the rights that they have now. */
export interface Listener {
  userId: string | null
  sessionId: string | null
  /** The tenant in which they work; null for customers. */
  tenantId: string | null
  actsForPlatform: boolean
  /** The rights are those after all transactions below it. */
  rightsSince: number
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
  listener[ends] === id && transaction >= listener.rightsSince

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
