import type { Answer, Call } from './caller.ts'

/** Counts of all outcomes. */
export interface Tally {
  /** Successful calls. */
  acknowledged: number
  /** Successful calls by operation. */
  readonly kinds: Record<string, number>
  /** Calls with an unknown outcome, and why. Each was repeated with the same key until it was known. */
  readonly unknown: string[]
  /** Unexpected answers, e.g. a 500. */
  readonly mistakes: string[]
  /** Duration of each answer, in milliseconds. */
  readonly durations: number[]
}

export const newTally = (): Tally => ({ acknowledged: 0, kinds: {}, unknown: [], mistakes: [], durations: [] })

const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** The operation of a call, without ids. */
export function kindOf({ method, path, body }: Call): string {
  const { status = '' } = (body ?? {}) as { status?: string }
  return `${method} ${path.replace(/\?.*/, '').replaceAll(ids, ':id')} ${status}`.trim()
}

export const nameUnknown = ({ method, path }: Call, answer: Answer | null) =>
  `${method} ${path}: ${answer ? `${answer.status} ${answer.body.code ?? 'of the balancer'}` : 'no answer'}`
