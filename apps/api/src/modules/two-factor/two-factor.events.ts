import { href } from '@chonoi/domain'
import type { UserRow } from '../auth/accounts.store.ts'
import type { Event } from '../events/event.ts'

type Account = Pick<UserRow, 'id' | 'email' | 'firstName'>
type Change = 'two_factor_on' | 'two_factor_off' | 'backup_codes_replaced'

const changed = (action: `auth.${Change}`, reason: Change, user: Account): Event => ({
  audit: { action, entityType: 'user', entityId: user.id, by: user, values: {}, severity: 'WARNING' },
  notifications: [{ type: 'SECURITY_ALERT', to: [user.id], link: href('/profile'), data: { reason } }],
})

export const twoFactorOn = (user: Account): Event => changed('auth.two_factor_on', 'two_factor_on', user)
export const twoFactorOff = (user: Account): Event => changed('auth.two_factor_off', 'two_factor_off', user)
export const backupCodesReplaced = (user: Account): Event =>
  changed('auth.backup_codes_replaced', 'backup_codes_replaced', user)
