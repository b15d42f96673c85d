import type { Actor } from './actor.ts'

// Ownership checks, in one place: the isolation suite disables these two rules to test row-level security alone.

/** Whether a row belongs to the actor. */
export function owns(actor: Actor, ownerId: string): boolean {
  return actor.id === ownerId
}

/** Whether a row belongs to the actor's current tenant. */
export function actsIn(actor: Actor, tenantId: string): boolean {
  return actor.tenantId === tenantId
}
