import type { WithdrawalTerms } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useNavigation } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { AddBankAccountButton } from './add-bank-account-button.tsx'
import { bankAccountQueries } from './bank-accounts-queries.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { withdrawalQueries } from './withdrawals-queries.ts'

/** A new withdrawal from the wallet (/wallet/withdraw). */
export function WithdrawScreen() {
  const result = useQuery(withdrawalQueries(useApi()).terms())
  return <QueryScreen result={result}>{(terms) => <Withdraw terms={terms} />}</QueryScreen>
}

function Withdraw({ terms }: { terms: WithdrawalTerms }) {
  const { t } = useTranslation('withdrawals')
  const { navigate } = useNavigation()
  const accounts = useQuery(bankAccountQueries(useApi()).list())
  const { availableInCents, heldInCents, remainingTodayInCents } = terms.wallet
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{t('request.title')}</Heading>
        <p className="cn:text-text-muted">{t('request.text')}</p>
      </Stack>
      <Grid columns={{ base: 1, sm: 3 }}>
        <Stat label={t('request.available')} value={formatMoney(availableInCents)} />
        <Stat label={t('request.held')} value={formatMoney(heldInCents)} />
        <Stat label={t('request.remaining')} value={formatMoney(remainingTodayInCents)} />
      </Grid>
      <QueryScreen result={accounts}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon={<Landmark />} title={t('request.noAccount')} action={<AddBankAccountButton />} />
          ) : (
            <Card
              className="cn:w-full cn:max-w-[560px]"
              title={t('request.account')}
              actions={<AddBankAccountButton />}
            >
              <WithdrawForm
                source="WALLET"
                terms={terms}
                accounts={data}
                onDone={() => navigate(href('/wallet/withdrawals'))}
              />
            </Card>
          )
        }
      </QueryScreen>
    </Stack>
  )
}
