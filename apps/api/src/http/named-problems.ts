import type { ProblemCode } from '@chonoi/contract'
import { problems as table } from '@chonoi/contract/problems'
import type { Operation } from './contract-document.ts'

/** Whether the contract names a problem and its status for an operation, explicitly or by its marks. */
export function namesProblem(operation: Operation, code: ProblemCode): boolean {
  const { statuses, problems } = operation.refusals
  return statuses.includes(table[code].status) && (problems.includes(code) || followsFromMarks(operation, code))
}

/** Problems that every operation may return (openapi.yaml, conventions). */
function followsFromMarks(operation: Operation, code: ProblemCode): boolean {
  const { security, permissions, roles, tenant, isIdempotent, worksInMaintenance } = operation
  switch (code) {
    case 'platform.maintenance':
      return !worksInMaintenance
    case 'server.unavailable':
      return true
    case 'auth.unauthenticated':
    case 'auth.account_inactive':
    case 'auth.tenant_forbidden':
      return security !== 'none'
    case 'auth.two_factor_demanded':
      return permissions.length > 0 || roles.length > 0 || tenant === 'platform'
    case 'auth.permission_missing':
      return permissions.length > 0
    case 'auth.role_missing':
      return roles.length > 0
    default:
      return /^(request|resource)\./.test(code) || (isIdempotent && code.startsWith('idempotency.'))
  }
}
