import type { PublicTenant } from '@chonoi/contract'
import { pictureSources } from '@chonoi/domain'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Avatar } from '@chonoi/ui/avatar'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { RatingDisplay } from '@chonoi/ui/rating-display'
import { Text } from '@chonoi/ui/text'
import { CalendarDays, MapPin, Package, ShoppingBag } from 'lucide-react'

type ShopHead = Pick<
  PublicTenant,
  'name' | 'description' | 'logoUrl' | 'bannerUrl' | 'city' | 'website' | 'createdAt' | 'stats'
>

/** The head of a shop's page, also as a preview of settings that aren't saved yet. */
export function ShopHeadCard({ shop, headingLevel = 1 }: { shop: ShopHead; headingLevel?: 1 | 2 | 3 }) {
  const { t } = useTranslation('shops')
  const { stats } = shop
  return (
    <header className="cn:overflow-clip cn:border cn:border-border cn:rounded-lg cn:bg-surface">
      <div className="cn:aspect-5/2 cn:min-h-0 cn:bg-primary-subtle cn:md:aspect-[5]">
        {shop.bannerUrl && (
          <img
            {...pictureSources(shop.bannerUrl, '(min-width: 1280px) 1200px, 100vw')}
            alt=""
            width={1280}
            height={320}
            fetchPriority="high"
            className="photograph cn:size-full cn:object-cover"
          />
        )}
      </div>
      <div className="cn:grid cn:gap-3 cn:pb-5 cn:px-4 cn:md:grid-cols-[auto_minmax(0,1fr)] cn:md:gap-5 cn:md:px-6">
        <Avatar
          className="cn:relative cn:border-3 cn:border-surface cn:bg-surface cn:-mt-8"
          name={shop.name}
          {...(shop.logoUrl && { src: shop.logoUrl })}
          size="xl"
          shape="square"
          isDecorative
        />
        <div className="cn:grid cn:gap-2 cn:min-w-0 cn:md:pt-4">
          <Heading level={headingLevel}>{shop.name}</Heading>
          {shop.description && (
            <Text className="cn:max-w-[72ch]" dir="auto">
              {shop.description}
            </Text>
          )}
          <ul
            className="cn:flex cn:flex-wrap cn:gap-y-2 cn:gap-x-5 cn:text-text-muted cn:text-14"
            aria-label={t('page.figures')}
          >
            {stats.ratingCount > 0 && (
              <li className="cn:inline-flex cn:items-center cn:gap-2">
                <RatingDisplay value={stats.ratingAverage} isValueShown size="sm" />
                {t('figure.reviews', { count: stats.ratingCount })}
              </li>
            )}
            <li className="cn:inline-flex cn:items-center cn:gap-2">
              <Package aria-hidden="true" className="cn:size-[16px] cn:flex-none" />
              {t('figure.products', { count: stats.products })}
            </li>
            <li className="cn:inline-flex cn:items-center cn:gap-2">
              <ShoppingBag aria-hidden="true" className="cn:size-[16px] cn:flex-none" />
              {t('figure.orders', { count: stats.orders })}
            </li>
            {shop.city && (
              <li className="cn:inline-flex cn:items-center cn:gap-2">
                <MapPin aria-hidden="true" className="cn:size-[16px] cn:flex-none" />
                {shop.city}
              </li>
            )}
            <li className="cn:inline-flex cn:items-center cn:gap-2">
              <CalendarDays aria-hidden="true" className="cn:size-[16px] cn:flex-none" />
              {t('figure.since', { date: formatDate(shop.createdAt) })}
            </li>
            {shop.website && /^https?:\/\//.test(shop.website) && (
              <li className="cn:inline-flex cn:items-center cn:gap-2">
                <Link href={shop.website} isExternal rel="noopener noreferrer nofollow">
                  {t('page.website')}
                </Link>
              </li>
            )}
          </ul>
        </div>
      </div>
    </header>
  )
}
