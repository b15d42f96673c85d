import type { Order } from '@chonoi/contract'
import { inOneLine, href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useTranslation } from '@chonoi/i18n/react'

/** The goods of an order as they were bought. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <ul className="orders-lines">
      {order.items.map((line) => (
        <li key={line.id} className="orders-line">
          {line.imageUrl ? (
            <img src={line.imageUrl} alt="" width={64} height={64} loading="lazy" className="orders-line-picture" />
          ) : (
            <span className="orders-line-picture" />
          )}
          <div className="orders-line-name">
            <Link href={href('/products/$productId', { productId: line.productId })} variant="quiet">
              {line.name}
            </Link>
            <Text size={13} tone="muted">
              {inOneLine([line.variantName, t('line.quantity', { quantity: line.quantity })])}
            </Text>
          </div>
          <div className="orders-line-price">
            <Text isNumeric weight="medium">
              {formatMoney(line.lineTotal)}
            </Text>
            {line.quantity > 1 && (
              <Text size={13} tone="muted" isNumeric>
                {t('line.each', { price: formatMoney(line.priceInCents) })}
              </Text>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
