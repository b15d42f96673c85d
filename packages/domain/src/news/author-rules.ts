import { type Actor, isPlatformAdministrator } from '../access/actor.ts'
import { allow, type Decision, refuse } from '../decision/decision.ts'

/** Only the platform tells readers that an author is who they say. */
export const mayVerifyAuthor = (actor: Actor): Decision =>
  isPlatformAdministrator(actor) ? allow : refuse('auth.permission_missing')
