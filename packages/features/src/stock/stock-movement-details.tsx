import type { StockMovement } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { usePreferences } from '../app/preferences.tsx'
import { changeText, MovementAuthor, stockText } from './movement-words.tsx'

export interface StockMovementDetailsProps {
  audience: 'admin' | 'seller'
  movement: StockMovement
}

/** A movement of the stock beside the list, with the product and the order that it belongs to. */
export default function StockMovementDetails({ audience, movement }: StockMovementDetailsProps) {
  const { t } = useTranslation(['stock', 'common'])
  const { language } = usePreferences()
  const { productId, productName, variantName, sku, orderId, reason } = movement
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
        { term: t('stock:column.quantity'), details: changeText(movement, language) },
        { term: t('stock:column.stock'), details: stockText(movement, language) },
        ...(reason ? [{ term: t('stock:column.reason'), details: <bdi>{reason}</bdi> }] : []),
        ...(orderId
          ? [
              {
                term: t('stock:details.order'),
                details: <Link href={href(`/${audience}/orders/$orderId`, { orderId })}>{t('stock:byOrder')}</Link>,
              },
            ]
          : []),
        { term: t('stock:column.user'), details: <MovementAuthor movement={movement} /> },
      ]}
    />
  )
}
