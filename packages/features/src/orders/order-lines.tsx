import type { Order } from '@chonoi/contract'
import { inOneLine, href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { useTranslation } from '@chonoi/i18n/react'
import { Thumbnail } from '../shell/thumbnail.tsx'
import { ordersLinePicture } from './orders-classes.ts'

/** Lists the items of an order as they were bought. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation('orders')
  return (
    <ul className="cn:mb-4">
      {order.items.map((line) => (
        <li
          key={line.id}
          className="cn:grid cn:grid-cols-[64px_minmax(0,1fr)_auto] cn:gap-3 cn:items-start cn:py-3 cn:border-b cn:border-border cn:max-[30rem]:grid-cols-[64px_minmax(0,1fr)] cn:max-[30rem]:gap-y-1"
        >
          <Thumbnail url={line.imageUrl} width={64} className={ordersLinePicture} />
          <div>
            <Link href={href('/products/$productId', { productId: line.productId })} variant="quiet">
              {line.name}
            </Link>
            <Text size={13} tone="muted">
              {inOneLine([line.variantName, t('line.quantity', { quantity: line.quantity })])}
            </Text>
          </div>
          <div
            // Beside the price, a name would have space for one word only.
            className="cn:text-end cn:max-[30rem]:col-2 cn:max-[30rem]:flex cn:max-[30rem]:flex-wrap cn:max-[30rem]:gap-y-0 cn:max-[30rem]:gap-x-2 cn:max-[30rem]:items-baseline cn:max-[30rem]:text-start"
          >
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
