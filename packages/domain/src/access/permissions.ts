/** ROLE-04..08 (D1§6). */
export const permissions = [
  'create:product',
  'read:product',
  'update:product',
  'delete:product',
  'manage:all_products',
  'create:order',
  'read:order',
  'update:order',
  'cancel:order',
  'manage:all_orders',
  'create:user',
  'read:user',
  'update:user',
  'delete:user',
  'manage:all_users',
  'access:admin_panel',
  'manage:platform_settings',
  'view:wallet',
  'manage:deposits',
  'manage:withdrawals',
  'create:news',
  'update:news',
  'delete:news',
  'manage:all_news',
] as const

export type Permission = (typeof permissions)[number]

/** `manage:all_x` covers create and delete of x (domain.md, reading 1): so an ADMIN can create users (ROLE-34). */
export const coveredBy: Partial<Record<Permission, Permission>> = {
  'create:product': 'manage:all_products',
  'delete:product': 'manage:all_products',
  'create:order': 'manage:all_orders',
  'create:user': 'manage:all_users',
  'delete:user': 'manage:all_users',
  'create:news': 'manage:all_news',
  'delete:news': 'manage:all_news',
}
