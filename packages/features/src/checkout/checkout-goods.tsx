import type { CartItem, SchemaOf } from '@chonoi/contract'
import { inOneLine } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { Badge } from '@chonoi/ui/badge'
import { Text } from '@chonoi/ui/text'
import { useTranslation } from '@chonoi/i18n/react'
import { ShopDelivery } from '../cart/shop-delivery-card.tsx'
import { Thumbnail } from '../shell/thumbnail.tsx'
import { checkoutGoodPicture } from './checkout-classes.ts'

export interface CheckoutGoodsProps {
  items: readonly CartItem[]
  deliveries: readonly SchemaOf<'CartDelivery'>[]
  /** The variants that the last attempt was refused for. */
  refused: ReadonlySet<string>
}

/** Lists the items by shop; each shop becomes an order of its own. */
export function CheckoutGoods({ items, deliveries, refused }: CheckoutGoodsProps) {
  const shops = Map.groupBy(items, ({ tenant }) => tenant.id)
  return [...shops].map(([id, goods]) => (
    <section key={id} className="cn:not-last:mb-4">
      <h3 className="cn:mb-2 cn:text-text-muted cn:text-14 cn:font-semibold cn:leading-heading">
        {goods[0]?.tenant.name}
      </h3>
      <ul className="cn:grid cn:gap-3">
        {goods.map((item) => (
          <Good key={item.id} item={item} isRefused={refused.has(item.variantId) || !item.isAvailable} />
        ))}
      </ul>
      {deliveries
        .filter(({ tenantId }) => tenantId === id)
        .map((delivery) => (
          <div key={id} className="cn:grid cn:gap-1 cn:mt-3 cn:pt-3 cn:border-t cn:border-border cn:text-14">
            <ShopDelivery delivery={delivery} />
          </div>
        ))}
    </section>
  ))
}

function Good({ item, isRefused }: { item: CartItem; isRefused: boolean }) {
  const { t } = useTranslation('cart')
  return (
    <li
      className="cn:grid cn:grid-cols-[48px_minmax(0,1fr)_auto] cn:gap-3 cn:items-start"
      data-refused={isRefused || undefined}
    >
      <Thumbnail url={item.imageUrl} width={48} className={checkoutGoodPicture} />
      <div className="cn:grid cn:justify-items-start cn:min-w-0 cn:wrap-anywhere">
        <span>{item.name}</span>
        <Text as="span" size={13} tone="muted">
          {inOneLine([item.variantName, `× ${item.quantity}`], ' ')}
        </Text>
        {isRefused && (
          <Badge tone="danger" size="sm">
            {t('checkout.lineNotEnough')}
          </Badge>
        )}
      </div>
      <Text as="span" isNumeric>
        {formatMoney(item.lineTotal)}
      </Text>
    </li>
  )
}
