import type { Withdrawal } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Card } from '@chonoi/ui/card'
import { Checkbox } from '@chonoi/ui/checkbox'
import { DescriptionList } from '@chonoi/ui/description-list'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import type { ReactNode } from 'react'
import { EmailText } from '../lists/email-text.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { WithdrawalBadge } from './withdrawal-badge.tsx'
import { customerName, processingTimeText, withdrawalName } from './withdrawal-words.ts'

export interface WithdrawalCardProps {
  withdrawal: Withdrawal
  /** The button that processes it, for open ones. */
  action: ReactNode
  /** Absent for decided ones, which can't be selected. */
  selection?: { isSelected: boolean; onChange: (isSelected: boolean) => void }
}

/** One request in the platform's list (ADM-WD-12..19). */
export function WithdrawalCard({ withdrawal, action, selection }: WithdrawalCardProps) {
  const { t } = useTranslation(['withdrawals', 'common'])
  const { id, amount, status, bankName, accountNumber, accountHolder, createdAt, notes, processNotes, user } =
    withdrawal
  const time = processingTimeText(t, withdrawal)
  const customer = customerName(t, withdrawal)
  const details = [
    { term: t('withdrawals:card.account'), details: `${bankName} · ${accountNumber} · ${accountHolder}` },
    { term: t('withdrawals:card.createdAt'), details: formatDateTime(createdAt) },
    ...(time ? [{ term: t('withdrawals:card.processingTime'), details: time }] : []),
    ...(processNotes ? [{ term: t('withdrawals:card.processNotes'), details: <bdi>{processNotes}</bdi> }] : []),
    ...(notes ? [{ term: t('withdrawals:card.customerNotes'), details: <bdi>{notes}</bdi> }] : []),
  ]
  return (
    <Card
      footer={
        <Stack direction="row" gap={2} justify="end" align="center" isWrapping>
          <RowDetailsButton id={id} name={withdrawalName(t, withdrawal)} />
          <LinkButton
            variant="secondary"
            size="sm"
            href={href('/admin/withdrawals/$withdrawalId', { withdrawalId: id })}
          >
            {t('withdrawals:card.detail')}
          </LinkButton>
          {action}
        </Stack>
      }
    >
      <Stack gap={3}>
        <Stack direction="row" gap={3} align="center" justify="between" isWrapping>
          <Stack direction="row" gap={2} align="center" data-list-select>
            {selection && (
              <Checkbox
                label={t('withdrawals:card.select', { amount: formatMoney(amount), customer })}
                isLabelHidden
                checked={selection.isSelected}
                onChange={(event) => selection.onChange(event.target.checked)}
              />
            )}
            <strong className="cn:text-20 cn:figures">{formatMoney(amount)}</strong>
          </Stack>
          <Stack direction="row" gap={2} isWrapping>
            {withdrawal.isAutomatic && <Badge>{t('withdrawals:automatic')}</Badge>}
            {withdrawal.shop && <Badge tone="info">{withdrawal.shop.name}</Badge>}
            <WithdrawalBadge status={status} />
          </Stack>
        </Stack>
        <div>
          <Text as="div">{customer}</Text>
          {user.email && (
            <Text as="div" size={13} tone="muted">
              <EmailText email={user.email} />
            </Text>
          )}
        </div>
        <DescriptionList layout="stacked" items={details} />
      </Stack>
    </Card>
  )
}
