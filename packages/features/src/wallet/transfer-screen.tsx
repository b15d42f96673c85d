import type { Deposit } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../app/services.tsx'
import { usePolledUnlessLive } from '../app/use-live.ts'
import { depositQueries } from '../deposits/deposits-queries.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { DepositForm } from './deposit-form.tsx'
import { TransferCard } from './transfer-card.tsx'
import { useWayBack } from '../app/use-way-back.ts'

/** One deposit by transfer (/wallet/deposit/{id}): where to transfer, its report, and what became of it. */
export function TransferScreen({ depositId }: { depositId: string }) {
  const result = useQuery(usePolledUnlessLive(depositQueries(useApi()).followed(depositId)))
  return (
    <QueryScreen result={result}>
      {(deposit) =>
        deposit.status === 'PENDING' && deposit.expiresAt ? (
          <OpenTransfer deposit={deposit} />
        ) : (
          <Titled>
            <TransferOutcome deposit={deposit} />
          </Titled>
        )
      }
    </QueryScreen>
  )
}

/** Content under the page's title; a failure in its place has a title of its own. */
function Titled({ children }: { children: ReactNode }) {
  const { t } = useTranslation('wallet')
  return (
    <Stack gap={6}>
      <Heading level={1}>{t('deposit.title')}</Heading>
      {children}
    </Stack>
  )
}

function OpenTransfer({ deposit }: { deposit: Deposit }) {
  const result = useQuery(depositQueries(useApi()).instructions(deposit.id))
  return (
    <QueryScreen result={result}>
      {(instructions) => (
        <Titled>
          <div className="cn:grid cn:gap-5 cn:items-start cn:min-[75rem]:grid-cols-2">
            <TransferCard instructions={instructions} expiresAt={deposit.expiresAt} />
            <DepositForm deposit={deposit} />
          </div>
        </Titled>
      )}
    </QueryScreen>
  )
}

const looks = {
  PENDING: { tone: 'info', words: 'waiting' },
  COMPLETED: { tone: 'success', words: 'done' },
  FAILED: { tone: 'warning', words: 'over' },
  CANCELLED: { tone: 'warning', words: 'over' },
} as const

/** What became of a reported, credited or ended deposit, and the way on: back to a checkout that needed the money. */
function TransferOutcome({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('wallet')
  const wayBack = useWayBack()
  const { tone, words } = looks[deposit.status]
  const amount = formatMoney(deposit.actualAmountInCents ?? deposit.amountInCents)
  return (
    <Alert
      tone={tone}
      urgency="status"
      title={t(`deposit.${words}Title`, { amount })}
      actions={
        <Stack direction="row" gap={2} isWrapping>
          {wayBack && <LinkButton href={wayBack}>{t('deposit.backToCheckout')}</LinkButton>}
          {words === 'over' && <LinkButton href={href('/wallet/deposit')}>{t('deposit.again')}</LinkButton>}
          <LinkButton href={href('/wallet/deposits')} variant="secondary">
            {t('deposit.all')}
          </LinkButton>
        </Stack>
      }
    >
      {t(`deposit.${words}Text`)}
    </Alert>
  )
}
