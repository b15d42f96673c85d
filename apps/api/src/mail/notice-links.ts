import { href } from '@chonoi/domain'
import type { TFunction } from '@chonoi/i18n'
import type { MailLink } from './mail-parts.ts'

/** Where readers choose their mails, and where they stop them without signing in. */
export const noticeLinks = (t: TFunction<'mails'>, publicUrl: string, stopToken: string | undefined): MailLink[] => [
  { label: t('notice.preferences'), url: publicUrl + href('/notifications/preferences') },
  ...(stopToken
    ? [
        {
          label: t('notice.stop'),
          url: publicUrl + href('/unsubscribe', { query: { id: stopToken, of: 'digest' } }),
        },
      ]
    : []),
]
