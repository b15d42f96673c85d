import { formatMoney, formatNumber } from '@chonoi/i18n'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stat } from '@chonoi/ui/stat'
import { ErrorState } from '@chonoi/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { managedProductQueries } from '../products/managed-products-queries.ts'
import { shopBalanceQueries } from './seller-queries.ts'

/** What the shop earned, what is still on its way, what the platform kept, and how much is on sale. */
export function ShopFigures() {
  const { t, i18n } = useTranslation('seller')
  const { t: common } = useTranslation('common')
  const { language } = usePreferences()
  const api = useApi()
  const balance = useQuery(shopBalanceQueries(api).current())
  const products = useQuery(managedProductQueries(api).stats())
  if (balance.isPending) {
    return (
      <SkeletonRegion className="seller-figures">
        {[0, 1, 2, 3].map((tile) => (
          <Stat
            key={tile}
            label={<Skeleton width={6} />}
            value={<Skeleton size="xl" width={8} />}
            hint={<Skeleton />}
          />
        ))}
      </SkeletonRegion>
    )
  }
  if (!balance.data) {
    return (
      <ErrorState
        title={common('state.loadFailed')}
        message={problemWords(i18n, balance.error)}
        onRetry={() => void balance.refetch()}
      />
    )
  }
  const { payableInCents, awaitingDeliveryInCents, commissionInCents, commissionBasisPoints } = balance.data
  const percent = formatNumber(commissionBasisPoints / 100, language)
  return (
    <div className="seller-figures">
      <Stat label={t('balance.payable')} value={formatMoney(payableInCents)} hint={t('balance.payableHint')} />
      <Stat
        label={t('balance.awaiting')}
        value={formatMoney(awaitingDeliveryInCents)}
        hint={t('balance.awaitingHint')}
      />
      <Stat
        label={t('balance.commission')}
        value={formatMoney(commissionInCents)}
        hint={t('balance.commissionHint', { percent })}
      />
      {products.data && (
        <Stat
          label={t('balance.products')}
          value={formatNumber(products.data.approved, language)}
          hint={t('balance.productsHint', { total: formatNumber(products.data.total, language) })}
        />
      )}
    </div>
  )
}
