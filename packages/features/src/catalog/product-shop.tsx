import type { TenantSummary } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Avatar } from '@chonoi/ui/avatar'
import { LinkButton } from '@chonoi/ui/link-button'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Package, ShoppingBag } from 'lucide-react'
import { useApi } from '../app/services.tsx'
import { shopQueries } from '../shops/shop-queries.ts'

/** Shows the seller of a product, with what speaks for it. */
export function ProductShop({ shop }: { shop: TenantSummary }) {
  const { t } = useTranslation('products')
  return (
    <div className="cn:grid cn:gap-3 cn:p-4 cn:border cn:border-border cn:rounded-lg cn:bg-surface">
      <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-3">
        <Avatar name={shop.name} {...(shop.logoUrl && { src: shop.logoUrl })} shape="square" size="md" isDecorative />
        <div className="cn:grid cn:flex-[1_1_140px]">
          <Text as="span" size={13} tone="muted">
            {t('detail.shop')}
          </Text>
          <Text as="span" weight="semibold">
            {shop.name}
          </Text>
        </div>
        <LinkButton href={href('/marketplace/tenant/$slug', { slug: shop.slug })} variant="secondary" size="sm">
          {t('detail.visitShop')}
        </LinkButton>
      </div>
      <ShopFigures shop={shop} />
    </div>
  )
}

const figure = 'cn:inline-flex cn:items-center cn:gap-2'
const icon = 'cn:size-[16px] cn:flex-none'

function ShopFigures({ shop }: { shop: TenantSummary }) {
  const { t } = useTranslation(['shops', 'products'])
  const { data } = useQuery(shopQueries(useApi()).bySlug(shop.slug))
  if (!data) return null
  const { stats, createdAt } = data
  return (
    <ul
      className="cn:flex cn:flex-wrap cn:gap-y-2 cn:gap-x-5 cn:text-text-muted cn:text-14"
      aria-label={t('products:detail.shopFigures', { name: shop.name })}
    >
      {stats.ratingCount > 0 && (
        <li className={figure}>
          <RatingDisplay value={stats.ratingAverage} isValueShown size="sm" />
          {t('shops:figure.reviews', { count: stats.ratingCount })}
        </li>
      )}
      <li className={figure}>
        <Package aria-hidden="true" className={icon} />
        {t('shops:figure.products', { count: stats.products })}
      </li>
      <li className={figure}>
        <ShoppingBag aria-hidden="true" className={icon} />
        {t('shops:figure.orders', { count: stats.orders })}
      </li>
      <li className={figure}>
        <CalendarDays aria-hidden="true" className={icon} />
        {t('shops:figure.since', { date: formatDate(createdAt) })}
      </li>
    </ul>
  )
}
