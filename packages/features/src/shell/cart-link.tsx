import { href } from '@chonoi/domain'
import { CountBadge } from '@chonoi/ui/count-badge'
import { BareLink } from '@chonoi/ui/link'
import { useQuery } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useApi } from '../app/services.tsx'
import { cartQueries } from '../cart/cart-queries.ts'

/** Links to the cart with its item count; in the error colour when the count is unknown (SHELL-11..13). */
export function CartLink() {
  const { t } = useTranslation('shell')
  const { data, isError } = useQuery(cartQueries(useApi()).summary())
  const count = data?.itemCount ?? 0
  const words = count === 0 ? t('cart.empty') : t('cart.label', { count })
  const label = isError ? t('cart.failed') : words
  return (
    <BareLink
      href={href('/cart')}
      className="cn:size-control-md cn:inline-flex cn:relative cn:items-center cn:justify-center cn:rounded-md cn:text-text-muted cn:hover:bg-bg-subtle cn:hover:text-text"
      aria-label={label}
      title={label}
    >
      <ShoppingCart aria-hidden="true" className="cn:size-5" />
      <span className="cn:absolute cn:-top-1 cn:-right-1 cn:flex">
        <CountBadge count={count} tone={isError ? 'danger' : 'primary'} showZero={isError} />
      </span>
    </BareLink>
  )
}
