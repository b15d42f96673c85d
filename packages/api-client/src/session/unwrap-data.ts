import type { MaybeWrapped } from './session-calls.ts'

/** Reads an answer whether its fields are at the top or in `data`. */
export function unwrapData<Answer extends object>(answer: MaybeWrapped<Answer>): Answer {
  return 'data' in answer ? answer.data : answer
}
