import type { Actor } from './actor.ts'

// Whose a row is, asked in one place: the isolation suite takes these two rules away and leaves row-level security alone.

/** Whether a person's row is the actor's own. */
export function owns(actor: Actor, ownerId: string): boolean {
  return actor.id === ownerId
}

/** Whether a tenant's row is of the tenant that the actor acts in. */
export function actsIn(actor: Actor, tenantId: string): boolean {
  return actor.tenantId === tenantId
}
