import { allow, type Decision, refuse } from './decision.ts'

/** How long a decision of the platform or of a moderator can be taken back. */
export const reopeningMs = 10 * 60_000

/** The last decision on a review or a comment. */
export interface ModerationFacts {
  readonly decidedAt: Date
  /** What it decided is what still holds: nobody has taken it back or decided otherwise since. */
  readonly holds: boolean
}

/** A decision on a review or a comment is taken back within ten minutes; undefined where there was none. */
export function mayReopenModeration(decision: ModerationFacts | undefined, now: Date): Decision {
  if (!decision?.holds) return refuse('moderation.not_decided')
  return now.getTime() - decision.decidedAt.getTime() > reopeningMs ? refuse('moderation.decision_final') : allow
}
