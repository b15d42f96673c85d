import { href } from '@chonoi/domain'
import { formatMoney, formatRelativeTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { ProcessWithdrawalButton } from './process-withdrawal-button.tsx'
import { customerName } from './withdrawal-words.ts'
import { withdrawalQueries } from './withdrawals-queries.ts'
import { shownItems, WaitingItems } from '../lists/waiting-items.tsx'

/** The newest withdrawals that wait to be processed. */
export function WaitingWithdrawalsCard() {
  const { t } = useTranslation('approvals')
  const { t: name } = useTranslation(['withdrawals', 'common'])
  const { language } = usePreferences()
  const result = useQuery(withdrawalQueries(useApi()).everybodys({ status: 'PENDING', limit: shownItems }))
  return (
    <WaitingItems
      title={t('decide.withdrawals')}
      href={href('/admin/withdrawals', { query: { status: 'PENDING' } })}
      result={result}
      items={result.data?.data}
    >
      {(withdrawal) => (
        <>
          <span className="cn:grid cn:min-w-0">
            <Link href={href('/admin/withdrawals/$withdrawalId', { withdrawalId: withdrawal.id })} variant="quiet">
              {formatMoney(withdrawal.amount)}
            </Link>
            <Text as="span" size={13} tone="muted">
              <bdi>{withdrawal.shop?.name ?? customerName(name, withdrawal)}</bdi> · {withdrawal.bankName} ·{' '}
              {formatRelativeTime(withdrawal.createdAt, new Date(), language)}
            </Text>
          </span>
          <ProcessWithdrawalButton withdrawal={withdrawal} />
        </>
      )}
    </WaitingItems>
  )
}
