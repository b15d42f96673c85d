import type { AutomatedWithdrawal, WithdrawalSource } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { AddBankAccountButton } from './add-bank-account-button.tsx'
import { bankAccountQueries } from './bank-accounts-queries.ts'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { ShopAccountNeeded } from './shop-account-needed.tsx'
import { withdrawalQueries } from './withdrawals-queries.ts'
import { automatedWithdrawalQueries } from './automated-withdrawals-queries.ts'

const AutomatedWithdrawalRow = lazy(() => import('./automated-withdrawal-row.tsx'))
const AutomatedWithdrawalDialog = lazy(() => import('./automated-withdrawal-dialog.tsx'))

/** The caller's automated withdrawals of their wallet or of their shop. */
export function AutomatedWithdrawalsCard({ source }: { source: WithdrawalSource }) {
  const { t } = useTranslation('withdrawals')
  const api = useApi()
  const result = useQuery(automatedWithdrawalQueries(api).list())
  const own = useQuery(bankAccountQueries(api).list()).data?.data
  const terms = useQuery(withdrawalQueries(api).terms()).data
  const shop = source === 'SHOP' ? (terms?.shop ?? null) : null
  const accounts = source === 'SHOP' ? terms?.shop?.accounts : own
  const [editing, setEditing] = useState<AutomatedWithdrawal | 'new' | null>(null)
  const configs = result.data?.data.filter((config) => config.source === source)
  const add =
    accounts?.length === 0 ? (
      shop ? (
        <ShopAccountNeeded shop={shop} />
      ) : (
        <AddBankAccountButton />
      )
    ) : (
      <Button variant="secondary" iconStart={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
        {t('auto.add')}
      </Button>
    )
  return (
    <Card title={t('auto.title')} description={t('auto.text')} actions={configs && configs.length > 0 && add}>
      {result.isPending && <RowSkeletons count={2} />}
      {result.isError && <QueryFailure result={result} headingLevel={3} />}
      {configs?.length === 0 && (
        <EmptyState
          headingLevel={3}
          icon={<CalendarClock />}
          title={t('auto.empty')}
          message={t('auto.emptyText')}
          action={add}
        />
      )}
      {configs && configs.length > 0 && (
        <Suspense fallback={<RowSkeletons count={configs.length} />}>
          <ul className="cn:ruled">
            {configs.map((config) => (
              <AutomatedWithdrawalRow key={config.id} config={config} onEdit={() => setEditing(config)} />
            ))}
          </ul>
        </Suspense>
      )}
      {editing && accounts && terms && (
        <Suspense>
          <AutomatedWithdrawalDialog
            source={source}
            terms={terms}
            accounts={accounts}
            config={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </Card>
  )
}
