import type { TenantSummary } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { Avatar } from '@chonoi/ui/avatar'
import { LinkButton } from '@chonoi/ui/link-button'
import { Text } from '@chonoi/ui/text'
import { useTranslation } from '@chonoi/i18n/react'

/** Shows the seller of a product. */
export function ProductShop({ shop }: { shop: TenantSummary }) {
  const { t } = useTranslation('products')
  return (
    <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-3 cn:p-4 cn:border cn:border-border cn:rounded-lg cn:bg-surface">
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
  )
}
