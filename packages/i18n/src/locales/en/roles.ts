import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/roles.ts'

/** The documents' display names (ROLE-02). */
export const words = {
  SUPER_ADMIN: 'Super Administrator',
  ADMIN: 'Administrator',
  SELLER: 'Seller',
  CUSTOMER: 'Customer',
  USER: 'User',
  unknown: 'Unknown',
} as const satisfies Translation<typeof vietnamese>
