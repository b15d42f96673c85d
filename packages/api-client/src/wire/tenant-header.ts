/** The header that names the shop a call is about; `default` is the platform, and stands in when no shop is known. */
export function tenantHeader(tenantId?: string | null): { 'x-tenant-id': string } {
  return { 'x-tenant-id': tenantId || 'default' }
}
