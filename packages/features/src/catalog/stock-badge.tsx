import { lowStockThreshold } from '@chonoi/domain'
import { Badge } from '@chonoi/ui/badge'
import { useTranslation } from '@chonoi/i18n/react'

/** Shows the availability of a product as text. */
export function StockBadge({ available }: { available: number }) {
  const { t } = useTranslation('products')
  if (available === 0) return <Badge tone="danger">{t('detail.soldOut')}</Badge>
  if (available <= lowStockThreshold) return <Badge tone="warning">{t('detail.lowStock', { count: available })}</Badge>
  return <Badge tone="success">{t('detail.inStock')}</Badge>
}
