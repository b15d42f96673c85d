import { coveredBy, type Permission, permissions } from './permissions.ts'
import type { Role } from './roles.ts'

/** The documents' table, literally (D1§6, ROLE-09..24). */
export const rolePermissions = {
  SUPER_ADMIN: permissions,
  ADMIN: [
    'read:user',
    'update:user',
    'manage:all_users',
    'read:product',
    'update:product',
    'delete:product',
    'manage:all_products',
    'read:order',
    'update:order',
    'manage:all_orders',
    'access:admin_panel',
    'create:news',
    'update:news',
    'delete:news',
    'manage:all_news',
  ],
  SELLER: [
    'create:product',
    'read:product',
    'update:product',
    'delete:product',
    'read:order',
    'update:order',
    'read:user',
    'update:user',
    'view:wallet',
    'manage:withdrawals',
  ],
  CUSTOMER: [
    'create:order',
    'read:order',
    'cancel:order',
    'read:product',
    'read:user',
    'update:user',
    'view:wallet',
    'manage:deposits',
  ],
  USER: ['read:product', 'read:user', 'update:user'],
} as const satisfies Record<Role, readonly Permission[]>

/** Whether a role grants the permission, directly or through a `manage:all_x` that covers it. */
export function roleHolds(role: Role, permission: Permission): boolean {
  const held: readonly Permission[] = rolePermissions[role]
  const cover = coveredBy[permission]
  return held.includes(permission) || (cover !== undefined && held.includes(cover))
}
