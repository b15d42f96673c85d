import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { fullName } from '../shell/full-name.ts'
import { handoverQueries } from './handover-queries.ts'

/** Leads to the shops that wait for the user, where there are any. */
export function ReceivedHandoverCard() {
  const { t } = useTranslation('invitations')
  const first = useQuery(handoverQueries(useApi()).received()).data?.data[0]
  if (!first) return null
  return (
    <Alert
      tone="info"
      urgency="none"
      title={t('handover.notice')}
      actions={
        <LinkButton size="sm" variant="secondary" href={href('/account/handovers')}>
          {t('handover.look')}
        </LinkButton>
      }
    >
      {t('handover.noticeText', { sender: fullName(first.sender), shop: first.shop.name })}
    </Alert>
  )
}
