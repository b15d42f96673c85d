import { formatMoney, formatNumber } from '@chonoi/i18n'
import { Grid } from '@chonoi/ui/grid'
import { Skeleton } from '@chonoi/ui/skeleton'
import { Stat } from '@chonoi/ui/stat'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { sellerQueries, shopBalanceQueries } from './seller-queries.ts'

/** Shows the shop's earnings, pending amount, the platform's commission, and the number of products on sale. */
export function ShopFigures() {
  const { t } = useTranslation('seller')
  const { language } = usePreferences()
  const api = useApi()
  const balance = useQuery(shopBalanceQueries(api).current())
  const products = useQuery(sellerQueries(api).productsSummary())
  if (balance.isError && !balance.data) {
    return <QueryFailure result={balance} />
  }
  const amount = (cents = 0) => ({ value: formatMoney(cents), isLoading: balance.isPending })
  const owedInCents = balance.data?.owedFeesInCents ?? 0
  const percent = formatNumber((balance.data?.commissionBasisPoints ?? 0) / 100, language)
  return (
    <Grid columns={{ base: 2, lg: 4 }}>
      <Stat
        label={t('balance.payable')}
        {...amount(balance.data?.payableInCents)}
        hint={owedInCents > 0 ? t('balance.owedHint', { amount: formatMoney(owedInCents) }) : t('balance.payableHint')}
      />
      <Stat
        label={t('balance.awaiting')}
        {...amount(balance.data?.awaitingDeliveryInCents)}
        hint={t('balance.awaitingHint')}
      />
      <Stat
        label={t('balance.commission')}
        {...amount(balance.data?.commissionInCents)}
        hint={balance.data ? t('balance.commissionHint', { percent }) : <Skeleton size="sm" />}
      />
      {!products.isError && (
        <Stat
          label={t('balance.products')}
          value={formatNumber(products.data?.active ?? 0, language)}
          hint={
            products.data ? (
              t('balance.productsHint', { total: formatNumber(products.data.total, language) })
            ) : (
              <Skeleton size="sm" width={6} />
            )
          }
          isLoading={products.isPending}
        />
      )}
    </Grid>
  )
}
