import type { StockMovement } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { usePreferences } from '../app/preferences.tsx'

export interface StockMovementDetailsProps {
  audience: 'admin' | 'seller'
  movement: StockMovement
}

/** A movement of the stock beside the list, with the product and the order that it belongs to. */
export function StockMovementDetails({ audience, movement }: StockMovementDetailsProps) {
  const { t } = useTranslation(['stock', 'common'])
  const { language } = usePreferences()
  const { productId, productName, variantName, sku, quantity, orderId, user, reason } = movement
  const signed = `${quantity > 0 ? '+' : '−'}${formatNumber(Math.abs(quantity), language)}`
  return (
    <DescriptionList
      items={[
        { term: t('stock:column.time'), details: formatDateTime(movement.createdAt) },
        {
          term: t('stock:column.product'),
          details: <Link href={href(`/${audience}/products/$productId`, { productId })}>{productName}</Link>,
        },
        ...(variantName ? [{ term: t('stock:details.variant'), details: <bdi>{variantName}</bdi> }] : []),
        ...(sku ? [{ term: t('stock:details.sku'), details: <bdi>{sku}</bdi> }] : []),
        { term: t('common:filter.type'), details: t(`stock:type.${movement.type}`) },
        { term: t('stock:column.quantity'), details: signed },
        {
          term: t('stock:column.stock'),
          details: `${formatNumber(movement.previousStock, language)} → ${formatNumber(movement.newStock, language)}`,
        },
        ...(reason ? [{ term: t('stock:column.reason'), details: <bdi>{reason}</bdi> }] : []),
        ...(orderId
          ? [
              {
                term: t('stock:details.order'),
                details: <Link href={href(`/${audience}/orders/$orderId`, { orderId })}>{t('stock:byOrder')}</Link>,
              },
            ]
          : []),
        {
          term: t('stock:column.user'),
          details: user ? <bdi>{`${user.lastName} ${user.firstName}`.trim() || user.email}</bdi> : t('stock:system'),
        },
      ]}
    />
  )
}
