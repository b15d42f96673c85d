/** ROLE-01 (D1§6). */
export const roles = ['SUPER_ADMIN', 'ADMIN', 'SELLER', 'CUSTOMER', 'USER'] as const

export type Role = (typeof roles)[number]

/** ROLE-35: the roles that user administration offers. */
export const grantableRoles = ['CUSTOMER', 'SELLER', 'ADMIN', 'SUPER_ADMIN'] as const satisfies readonly Role[]

/** Ranks of the roles. Nobody grants a role above their own. */
export const roleRank = {
  USER: 0,
  CUSTOMER: 1,
  SELLER: 2,
  ADMIN: 3,
  SUPER_ADMIN: 4,
} as const satisfies Record<Role, number>

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}
