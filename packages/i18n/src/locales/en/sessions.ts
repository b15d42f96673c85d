import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/sessions.ts'

export const words = {
  title: 'Signed-in devices',
  text: 'Where your account is signed in. If you don’t know one of the devices, sign it out and change your password.',
  list: 'Devices that are signed in',
  device: '{{browser}} on {{system}}',
  unknown: 'Unknown device',
  current: 'This device',
  signedIn: 'Signed in {{time}}',
  seen: 'Last active: {{time}}',
  network: 'Network {{network}}',
  end: 'Sign out',
  endLabel: 'Sign out {{device}}',
  ended: 'Signed out {{device}}',
  endOthers: 'Sign out all other devices',
  endOthersText: 'Every other device has to sign in again. This one stays signed in.',
  keep: 'Leave as it is',
  othersEnded_one: 'Signed out {{count}} device',
  othersEnded_other: 'Signed out {{count}} devices',
  alone: 'You aren’t signed in anywhere else.',
  changePassword: 'Change password',
} as const satisfies Translation<typeof vietnamese>
