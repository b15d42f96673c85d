import { type Role, type TwoFactorDemand, withoutStaffRoles } from '@chonoi/domain'
import type { Database } from '../database/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { Person } from './context.ts'
import { isFactorMissing } from '../modules/two-factor/second-factor.ts'
import { Failure } from './failure.ts'
import { reachOf } from './standing.ts'

interface SessionRow {
  user_id: string
  email: string
  first_name: string
  last_name: string
  is_active: boolean
  csrf_hash: Buffer | null
  platform_role: Role | null
  tenant_id: string | null
  tenant_role: Role | null
  tenant_is_platform: boolean | null
  tenant_is_asked: boolean
  two_factor_demanded_of: TwoFactorDemand
  has_two_factor: boolean
}

export interface Authenticated {
  person: Person
  csrfHash: Buffer | null
  /** A requested tenant of which the caller is not a member. The call is refused. */
  refusedTenant: string | null
}

const bearer = /^Bearer ([\w.~+/=-]+)$/

/** The bearer token of a request, if it sends one. */
export function readBearer(headers: Headers): string | null {
  return bearer.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

/**
 * Authenticates a request; null for a visitor. Session, account and role are read at every request, so a revoked
 * session or changed role takes effect at once. `asked` is the x-tenant-id header, a claim that is checked.
 */
export async function authenticate(
  database: Database,
  ports: Ports,
  headers: Headers,
  asked: string | null,
): Promise<Authenticated | null> {
  const token = readBearer(headers)
  if (!token) return null
  const sessionId = await ports.tokens.readAccessToken(token)
  if (!sessionId) throw new Failure('auth.unauthenticated')
  const found = await database.pool.query<SessionRow>({
    name: 'read_session_and_factor',
    text: 'select * from read_session_and_factor($1, $2)',
    values: [sessionId, asked],
  })
  const row = found.rows[0]
  if (!row) throw new Failure('auth.unauthenticated')
  if (!row.is_active) throw new Failure('auth.account_inactive')
  const held = { platformRole: row.platform_role ?? 'USER', tenantRole: row.tenant_role }
  const factor = { demandedOf: row.two_factor_demanded_of, isOn: row.has_two_factor }
  const mustSetUpTwoFactor = isFactorMissing(held, factor)
  const acting = mustSetUpTwoFactor ? withoutStaffRoles(held) : held
  return {
    csrfHash: row.csrf_hash,
    refusedTenant: row.tenant_is_asked || held.platformRole === 'SUPER_ADMIN' ? null : asked,
    person: {
      id: row.user_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      sessionId,
      ...acting,
      tenantId: row.tenant_id,
      mustSetUpTwoFactor,
      ...reachOf({ ...acting, tenantIsPlatform: row.tenant_is_platform }),
    },
  }
}
