import { deviceName, href } from '@chonoi/domain'
import type { SessionRow } from '../auth/sessions.store.ts'
import type { Event } from '../events/event.ts'

type Owner = { id: string; email: string }

export const sessionEnded = ({ email }: Owner, { id, userAgent }: SessionRow): Event => ({
  audit: {
    action: 'auth.session_ended',
    ...{ values: { email }, entityType: 'session', entityId: id, changes: { device: deviceName(userAgent ?? '') } },
  },
})

export const otherSessionsEnded = ({ id, email }: Owner, total: number): Event => ({
  audit: { action: 'auth.other_sessions_ended', values: { email, total }, entityType: 'user', entityId: id },
})

/** A sign-in from a device that the account's earlier ones don't know. */
export const newDevice = (userId: string): Event => ({
  notifications: [
    { type: 'SECURITY_ALERT', to: [userId], link: href('/account/sessions'), data: { reason: 'new_device' } },
  ],
})
