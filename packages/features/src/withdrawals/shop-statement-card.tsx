import type { ShopStatement, ShopStatementMonth } from '@chonoi/contract'
import { vietnamDate } from '@chonoi/domain'
import { formatMoney, formatMonth } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Disclosure } from '@chonoi/ui/disclosure'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Skeleton } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { CardPages } from '../lists/card-pages.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { shopBalanceQueries } from '../seller/seller-queries.ts'
import { SignedAmount } from '../wallet/transaction-badge.tsx'
import { ShopMovements } from './shop-movements.tsx'
import { StatementExport } from './statement-export.tsx'
import { sumsOf } from './statement-sums.ts'

/** What moved the shop's balance, month by month, newest first. */
export function ShopStatementCard() {
  const { t } = useTranslation('withdrawals')
  const [page, setPage] = useState(1)
  const result = useQuery(shopBalanceQueries(useApi()).statement(page))
  return (
    <Card
      title={t('statement.title')}
      description={t('statement.text')}
      actions={result.data && result.data.data.length > 0 && <StatementExport />}
    >
      {result.isError && <QueryFailure result={result} />}
      {result.isPending && <Skeleton width={10} />}
      {result.data && <Months statement={result.data} onPage={setPage} />}
    </Card>
  )
}

function Months({ statement, onPage }: { statement: ShopStatement; onPage: (page: number) => void }) {
  const { t } = useTranslation('withdrawals')
  if (statement.data.length === 0)
    return <EmptyState title={t('statement.empty')} message={t('statement.emptyText')} headingLevel={3} />
  return (
    <Stack gap={4}>
      <ul className="cn:ruled">
        {statement.data.map((month) => (
          <li key={month.month} className="cn:py-2">
            <Month month={month} />
          </li>
        ))}
      </ul>
      <CardPages pagination={statement.pagination} onPage={onPage} />
    </Stack>
  )
}

function Month({ month }: { month: ShopStatementMonth }) {
  const { t } = useTranslation('withdrawals')
  const { language } = usePreferences()
  const [isOpen, setOpen] = useState(false)
  const isCurrent = vietnamDate(new Date()).startsWith(month.month)
  const closing = t(isCurrent ? 'statement.current' : 'statement.closing')
  return (
    <Disclosure
      // The amounts of all months stand below each other, at the end of the line.
      className="cn:[&_.ui-disclosure-title]:grow"
      onOpenChange={setOpen}
      summary={
        <span className="cn:flex cn:flex-wrap cn:justify-between cn:gap-x-4">
          <span>{formatMonth(month.month, language)}</span>
          <span className="cn:flex cn:flex-wrap cn:justify-end cn:gap-x-2 cn:ms-auto cn:text-end">
            <Text as="span" size={14} tone="muted" weight="regular">
              {closing}
            </Text>
            <span className="cn:figures">{formatMoney(month.closingInCents)}</span>
          </span>
        </span>
      }
    >
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: t('statement.opening'), details: formatMoney(month.openingInCents), isNumeric: true },
            ...sumsOf(month).map(([kind, cents]) => ({
              term: t(`statement.kind.${kind}`),
              details: <SignedAmount cents={cents} />,
              isNumeric: true,
            })),
            { term: closing, details: formatMoney(month.closingInCents), isNumeric: true },
          ]}
        />
        {isOpen && month.movementCount > 0 && <ShopMovements month={month.month} />}
      </Stack>
    </Disclosure>
  )
}
