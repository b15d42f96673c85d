import type { QueryClient } from '@tanstack/react-query'

/** The `meta` of queries that depend on the current tenant. */
export const ofTenant = { ofTenant: true } as const

/**
 * Resets the tenant's queries after a switch, so that no data of the former tenant is shown. Other data stays while it
 * is refetched, and so does unsaved input.
 */
export async function followTenant(client: QueryClient): Promise<void> {
  await Promise.all([
    client.resetQueries({ predicate: ({ meta }) => meta === ofTenant }),
    client.invalidateQueries({ predicate: ({ meta }) => meta !== ofTenant }),
  ])
}
