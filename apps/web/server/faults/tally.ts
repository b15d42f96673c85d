import type { Answer, Call } from './caller.ts'

/** What happened to everybody, counted. */
export interface Tally {
  /** Calls that were answered with what they asked for. */
  acknowledged: number
  /** The same, by what they asked for. */
  readonly kinds: Record<string, number>
  /** Calls whose outcome their caller doesn't know, and why; each was made again with the same key until it did. */
  readonly unknown: string[]
  /** Answers that nobody should get, e.g. a 500. */
  readonly mistakes: string[]
  /** How long each answer took, in milliseconds. */
  readonly durations: number[]
}

export const newTally = (): Tally => ({ acknowledged: 0, kinds: {}, unknown: [], mistakes: [], durations: [] })

const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** What a call asks for, whomever and whatever it is about. */
export function kindOf({ method, path, body }: Call): string {
  const { status = '' } = (body ?? {}) as { status?: string }
  return `${method} ${path.replace(/\?.*/, '').replaceAll(ids, ':id')} ${status}`.trim()
}

export const nameUnknown = ({ method, path }: Call, answer: Answer | null) =>
  `${method} ${path}: ${answer ? `${answer.status} ${answer.body.code ?? 'of the balancer'}` : 'no answer'}`
