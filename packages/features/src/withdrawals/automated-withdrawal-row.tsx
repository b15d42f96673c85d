import type { AutomatedWithdrawal } from '@chonoi/contract'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Stack } from '@chonoi/ui/stack'
import { Switch } from '@chonoi/ui/switch'
import { Text } from '@chonoi/ui/text'
import { lazy, useState } from 'react'
import { useAction } from '../app/use-action.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { automatedWithdrawalActions } from './automated-withdrawals-queries.ts'

const TriggerDialog = lazy(() => import('./trigger-dialog.tsx'))

export interface AutomatedWithdrawalRowProps {
  config: AutomatedWithdrawal
  onEdit: () => void
}

/** One automated withdrawal: its settings, switch, test, run and removal. */
export default function AutomatedWithdrawalRow({ config, onEdit }: AutomatedWithdrawalRowProps) {
  const { t } = useTranslation('withdrawals')
  const openDialog = useRowDialog()
  const { name, bankAccount, isActive, nextRunAt, lastRunAt } = config
  const toggle = useAction(automatedWithdrawalActions.toggle(config), { done: () => t('auto.switched') })
  const [outcome, setOutcome] = useState<string | null>(null)
  const test = useAction(automatedWithdrawalActions.test(config), {
    onDone: ({ message, wouldWithdrawInCents }) =>
      setOutcome(t(`auto.test.${message}`, { amount: formatMoney(wouldWithdrawInCents) })),
  })
  const askDelete = () =>
    openDialog((close) => (
      <ConfirmAction
        action={automatedWithdrawalActions.delete(config)}
        done={() => t('auto.deleted')}
        onClose={close}
        tone="danger"
        title={t('auto.deleteTitle', { name })}
        message={<Text>{t('auto.deleteText')}</Text>}
        confirmLabel={t('auto.delete')}
        cancelLabel={t('auto.keep')}
      />
    ))
  return (
    <li className="cn:grid cn:gap-3 cn:py-4">
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <strong>{name}</strong>
        <Switch
          label={t('auto.switch', { name })}
          isLabelHidden
          checked={isActive}
          disabled={toggle.isPending}
          onChange={() => toggle.run()}
        />
      </Stack>
      <DescriptionList
        layout="grid"
        items={[
          { term: t('auto.what'), details: <WhatAmount config={config} /> },
          { term: t('auto.threshold'), details: formatMoney(config.minimumBalanceInCents) },
          { term: t('auto.kept'), details: formatMoney(config.keptInCents) },
          { term: t('auto.frequency'), details: t(`auto.frequency.${config.frequency}`) },
          { term: t('auto.account'), details: `${bankAccount.bankName} ${bankAccount.accountNumber}` },
          { term: t('auto.nextRun'), details: nextRunAt ? formatDateTime(nextRunAt) : t('auto.off') },
          { term: t('auto.lastRun'), details: lastRunAt ? formatDateTime(lastRunAt) : t('auto.never') },
        ]}
      />
      {outcome && (
        <Alert tone="info" onDismiss={() => setOutcome(null)}>
          <Text>{outcome}</Text>
        </Alert>
      )}
      <Stack direction="row" gap={2} isWrapping>
        <Button
          size="sm"
          variant="secondary"
          isLoading={test.isPending}
          aria-label={t('auto.testLabel', { name })}
          onClick={() => test.run()}
        >
          {t('auto.test')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={t('auto.triggerLabel', { name })}
          onClick={() => openDialog((close) => <TriggerDialog config={config} onClose={close} />)}
        >
          {t('auto.trigger')}
        </Button>
        <Button size="sm" variant="ghost" aria-label={t('auto.editLabel', { name })} onClick={onEdit}>
          {t('auto.edit')}
        </Button>
        <Button size="sm" variant="ghost" aria-label={t('auto.deleteLabel', { name })} onClick={askDelete}>
          {t('auto.delete')}
        </Button>
      </Stack>
    </li>
  )
}

function WhatAmount({ config: { amountInCents, percentage } }: { config: AutomatedWithdrawal }) {
  const { t } = useTranslation('withdrawals')
  if (amountInCents !== null) return formatMoney(amountInCents)
  return percentage === null ? t('auto.what.all') : t('auto.percentageOf', { percentage })
}
