/** Returns the tenant header of a call. `default` is the platform, and the fallback when no shop is known. */
export function tenantHeader(tenantId?: string | null): { 'x-tenant-id': string } {
  return { 'x-tenant-id': tenantId || 'default' }
}
