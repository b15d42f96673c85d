import type { Translation } from '../../translation.ts'
import type { words as vietnamese } from '../vi/mails.ts'

export const words = {
  greeting: 'Hello {{firstName}},',
  'notice.open': 'See it on Chợ Nổi',
  'notice.closing': 'You choose which mails you get at {{url}}',
} as const satisfies Translation<typeof vietnamese>
