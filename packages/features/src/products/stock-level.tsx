import { lowStockThreshold } from '@chonoi/domain'
import { formatNumber } from '@chonoi/i18n'
import { Badge } from '@chonoi/ui/badge'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'

/** Shows the stock and, as text, whether it is low. */
export function StockLevel({ stock }: { stock: number }) {
  const { t } = useTranslation('productManagement')
  const { language } = usePreferences()
  return (
    <span className="cn:inline-flex cn:flex-wrap cn:gap-2 cn:items-center cn:justify-end">
      {formatNumber(stock, language)}
      {stock === 0 && <Badge tone="danger">{t('stock.none')}</Badge>}
      {stock > 0 && stock <= lowStockThreshold && <Badge tone="warning">{t('stock.low')}</Badge>}
    </span>
  )
}
