import { coveredBy, type Permission, type Role, rolePermissions } from '@chonoi/domain'
import type { Operation } from '../../src/http/contract-document.ts'
import { type Caller, callers } from './callers.ts'

export type Gate = 'open' | 401 | 403

/**
 * Returns the contract's decision on a caller before any row is read, from its marks and the documented table of roles
 * (ROLE-09..13). Implemented separately from the server's check on purpose; both must agree.
 */
export function gateOf(operation: Operation, caller: Caller): Gate {
  const { platformRole, shopRole } = callers[caller]
  if (operation.security !== 'required') return 'open'
  if (platformRole === null) return 401
  const shown: Role = platformRole === 'SUPER_ADMIN' ? platformRole : (shopRole ?? platformRole)
  if (operation.roles.length > 0 && !operation.roles.includes(shown)) return 403
  if (shopRole === null && operation.platformRoles.length > 0 && !operation.platformRoles.includes(shown)) return 403
  const held = new Set<Permission>([...tableOf(platformRole), ...(shopRole === null ? [] : tableOf(shopRole))])
  const holds = (one: Permission) => held.has(one) || held.has(coveredBy[one] ?? one)
  if (operation.permissions.length > 0 && !operation.permissions.some(holds)) return 403
  const runsPlatform = platformRole === 'ADMIN' || platformRole === 'SUPER_ADMIN'
  return operation.tenant === 'platform' && !runsPlatform ? 403 : 'open'
}

const tableOf = (role: Role): readonly Permission[] => rolePermissions[role]
