import type { WishlistItem } from '@chonoi/contract'
import { href, thumbnailUrl } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import { Link } from '@chonoi/ui/link'
import { LinkButton } from '@chonoi/ui/link-button'
import { Text } from '@chonoi/ui/text'
import { lazy } from 'react'
import { useAction } from '../app/use-action.ts'
import { cartActions } from '../cart/cart-queries.ts'
import { StockBadge } from '../catalog/stock-badge.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { NoPicture } from '../shell/no-picture.tsx'
import { wishlistActions } from './wishlist-queries.ts'

const WishlistNoteDialog = lazy(() => import('./wishlist-note-dialog.tsx'))

/** One saved product: its price since it was saved, its note, and the way to the cart. */
export function WishlistCard({ item }: { item: WishlistItem }) {
  const { product, isListed, notes, priority } = item
  const { t } = useTranslation('wishlist')
  return (
    <article className="cn:grid cn:gap-3 cn:p-4 cn:lg:grid-cols-[minmax(0,1fr)_auto] cn:lg:items-center cn:border cn:border-border cn:rounded-md cn:bg-surface">
      <div className="cn:grid cn:grid-cols-[96px_minmax(0,1fr)] cn:gap-4">
        <span className="cn:size-24 cn:overflow-hidden cn:rounded-sm cn:bg-surface-sunken">
          {product.imageUrl ? (
            <img
              src={thumbnailUrl(product.imageUrl, 96)}
              alt=""
              width={96}
              height={96}
              loading="lazy"
              className="photograph cn:size-full cn:object-cover"
            />
          ) : (
            <NoPicture />
          )}
        </span>
        <div className="cn:grid cn:content-start cn:gap-1 cn:min-w-0">
          <h2 className="cn:text-16 cn:font-medium cn:leading-body cn:wrap-anywhere">
            {isListed ? (
              <Link href={href('/products/$productId', { productId: product.id })} variant="quiet">
                {product.name}
              </Link>
            ) : (
              product.name
            )}
          </h2>
          <Text size={13} tone="muted" className="cn:wrap-anywhere">
            {product.tenant.name}
          </Text>
          <Text weight="semibold" isNumeric>
            {formatMoney(product.priceInCents)}
          </Text>
          <PriceSince item={item} />
          <span className="cn:flex cn:flex-wrap cn:gap-2">
            {isListed ? <StockBadge available={product.stock} /> : <Badge tone="neutral">{t('gone')}</Badge>}
            {priority !== 'MEDIUM' && (
              <Badge tone={priority === 'HIGH' ? 'info' : 'neutral'}>
                {t('priority.badge', { priority: t(`priority.${priority}`) })}
              </Badge>
            )}
          </span>
          {notes && (
            <Text size={14} className="cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
              {notes}
            </Text>
          )}
        </div>
      </div>
      <CardActions item={item} />
    </article>
  )
}

/** What the price did since the product was saved. */
function PriceSince({ item }: { item: WishlistItem }) {
  const { t } = useTranslation('wishlist')
  const change = item.product.priceInCents - item.priceWhenAddedInCents
  if (change === 0 || !item.isListed) return null
  return (
    <Text size={13} tone={change < 0 ? 'success' : 'muted'} isNumeric>
      {change < 0 ? t('dropped', { amount: formatMoney(-change) }) : t('raised', { amount: formatMoney(change) })}
    </Text>
  )
}

function CardActions({ item }: { item: WishlistItem }) {
  const { t } = useTranslation('wishlist')
  const { product } = item
  const openDialog = useRowDialog()
  const remove = useAction(wishlistActions.mark(product.id))
  const addToCart = useAction(cartActions.add(), { done: () => t('addedToCart') })
  const isBuyable = item.isListed && product.stock > 0
  return (
    <div className="cn:flex cn:flex-wrap cn:justify-end cn:gap-2">
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('removeOf', { name: product.name })}
        isLoading={remove.isPending}
        onClick={() => remove.run(false)}
      >
        {t('remove')}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('editOf', { name: product.name })}
        onClick={() => openDialog((close) => <WishlistNoteDialog item={item} onClose={close} />)}
      >
        {t('edit')}
      </Button>
      {isBuyable &&
        (product.variantCount > 1 ? (
          <LinkButton
            href={href('/products/$productId', { productId: product.id })}
            size="sm"
            aria-label={t('chooseOf', { name: product.name })}
          >
            {t('choose')}
          </LinkButton>
        ) : (
          <Button
            size="sm"
            aria-label={t('addToCartOf', { name: product.name })}
            isLoading={addToCart.isPending}
            onClick={() => addToCart.run({ productId: product.id, variantId: product.defaultVariantId, quantity: 1 })}
          >
            {t('addToCart')}
          </Button>
        ))}
    </div>
  )
}
