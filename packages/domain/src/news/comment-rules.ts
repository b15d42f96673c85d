import { type Actor, isPlatformAdministrator, isTenantAdministrator } from '../access/actor.ts'
import { owns } from '../access/whose-row.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'
import { holdsLink } from '../text/holds-link.ts'

/** Only APPROVED comments are public. */
export const commentStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'SPAM'] as const
export type CommentStatus = (typeof commentStatuses)[number]

/** Why a comment waits for a moderator. */
export const commentHoldTypes = ['FIRST', 'LINKS', 'SPAMMER'] as const
export type CommentHold = (typeof commentHoldTypes)[number]

/** What decides whether a comment is public at once. */
export interface CommentFacts {
  readonly content: string
  /** Public comments that its author has in the tenant. */
  readonly approvedBefore: number
  /** Their comments there that a moderator called spam. */
  readonly spamBefore: number
  /** Whether they moderate the tenant's comments themselves. */
  readonly isModerator: boolean
}

/** Looks for the end only where a run of punctuation begins, which takes linear time. */
const punctuationAround = /^[("'“‘[<]+|(?<![)"'”’\]>.,;:!?…])[)"'”’\]>.,;:!?…]+$/g

/** The addresses that a text names: the words with a link, without the punctuation around them. */
function linksOf(text: string): Set<string> {
  const words = text.split(/\s+/).filter(holdsLink)
  return new Set(words.map((word) => word.replaceAll(punctuationAround, '')))
}

/** Whether a changed text leads anywhere else than before. Without links it leads nowhere. */
export function leadsAnew(before: string, after: string): boolean {
  const [known, links] = [linksOf(before), linksOf(after)]
  return links.size > 0 && (links.size !== known.size || [...links].some((one) => !known.has(one)))
}

/** Why a new comment is held, null when it is public at once. A moderator's own never is. */
export function whyHeld({ content, approvedBefore, spamBefore, isModerator }: CommentFacts): CommentHold | null {
  if (isModerator) return null
  if (spamBefore > 0) return 'SPAMMER'
  if (holdsLink(content)) return 'LINKS'
  return approvedBefore === 0 ? 'FIRST' : null
}

interface Comment {
  readonly userId: string
  readonly tenantId: string
}

export function mayEditComment({ userId }: Comment, actor: Actor): Decision {
  return owns(actor, userId) ? allow : refuse('comment.not_yours')
}

/** Whether the actor decides on the comments of a tenant's articles. */
export function moderatesComments(tenantId: string, actor: Actor): boolean {
  return isPlatformAdministrator(actor) || isTenantAdministrator(actor, tenantId)
}

/** Allowed for the author and those who moderate. */
export function mayDeleteComment(comment: Comment, actor: Actor): Decision {
  return moderatesComments(comment.tenantId, actor) ? allow : mayEditComment(comment, actor)
}
