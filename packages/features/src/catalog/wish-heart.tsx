import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { Link } from '@chonoi/ui/link'
import { useQuery } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useApi, useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { usePlace } from '../app/use-place.ts'
import { wishlistActions, wishlistQueries } from '../wishlist/wishlist-queries.ts'

export interface WishHeartProps {
  product: { id: string; name: string }
}

/** Saves a product to the wishlist. A visitor signs in first. Absent until the session is known. */
export function WishHeart({ product }: WishHeartProps) {
  const { status } = useSession()
  if (status === 'unknown') return null
  return status === 'in' ? <OwnHeart product={product} /> : <GuestHeart product={product} />
}

const round = 'cn:rounded-full cn:bg-surface/85'

function GuestHeart({ product }: WishHeartProps) {
  const { t } = useTranslation('catalog')
  const place = usePlace()
  return (
    <IconButton asChild label={t('wish.label', { name: product.name })} icon={<Heart />} className={round}>
      <Link href={href('/login', { query: { next: place } })} variant="plain">
        {null}
      </Link>
    </IconButton>
  )
}

function OwnHeart({ product }: WishHeartProps) {
  const { t } = useTranslation('catalog')
  const { data } = useQuery({
    ...wishlistQueries(useApi()).summary(),
    select: ({ productIds }) => productIds.includes(product.id),
  })
  const { run, isPending, variables } = useAction(wishlistActions.mark(product.id), {
    done: (_, isSaved) => (isSaved ? t('wish.saved') : t('wish.removed')),
  })
  // Shows the pressed state at once; a failure puts it back.
  const isSaved = isPending ? variables === true : data === true
  return (
    <IconButton
      label={t('wish.label', { name: product.name })}
      icon={<Heart className={isSaved ? 'cn:fill-danger cn:text-danger' : ''} />}
      aria-pressed={isSaved}
      className={round}
      onClick={() => data !== undefined && !isPending && run(!isSaved)}
    />
  )
}
