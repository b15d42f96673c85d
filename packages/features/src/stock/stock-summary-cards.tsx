import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Grid } from '@chonoi/ui/grid'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { stockQueries } from './stock-queries.ts'

export interface StockSummaryCardsProps {
  productId: string
  name: string | undefined
  onClear: () => void
}

/** What a product has on hand, reserved and sold, above its movements. */
export function StockSummaryCards({ productId, name, onClear }: StockSummaryCardsProps) {
  const { t } = useTranslation('stock')
  const { language } = usePreferences()
  const result = useQuery(stockQueries(useApi()).summary(productId))
  const { data, isPending } = result
  if (result.isError) return <QueryFailure result={result} />
  const count = (value = 0) => ({ value: formatNumber(value, language), isLoading: isPending })
  return (
    <Stack gap={3}>
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <Text>
          {t('product.title')}: <bdi>{name}</bdi>
        </Text>
        <Button variant="secondary" size="sm" onClick={onClear}>
          {t('product.all')}
        </Button>
      </Stack>
      <Grid columns={{ base: 2, lg: 5 }}>
        <Stat label={t('summary.onHand')} {...count(data?.currentStock)} />
        <Stat label={t('summary.reserved')} {...count(data?.reservedStock)} />
        <Stat label={t('summary.sold')} {...count(data?.soldCount)} />
        <Stat label={t('summary.in')} {...count(data?.totalIn)} />
        <Stat label={t('summary.out')} {...count(data?.totalOut)} />
      </Grid>
    </Stack>
  )
}
