import { href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { IconButton } from '@chonoi/ui/icon-button'
import { Link } from '@chonoi/ui/link'
import { QuantityStepper } from '@chonoi/ui/quantity-stepper'
import { Skeleton } from '@chonoi/ui/skeleton'
import { Text } from '@chonoi/ui/text'
import { Trash2 } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { Thumbnail } from '../shell/thumbnail.tsx'
import type { CartLineView } from './cart-line-view.ts'
import { cartLine, cartLinePicture } from './cart-classes.ts'

export interface CartLineProps {
  line: CartLineView
  onQuantity: (quantity: number) => void
  onRemove: () => void
  /** Why its last change was refused. */
  error?: string | undefined
}

const maxOfOne = 999

/** One cart line: product, quantity, price and problems. */
export function CartLine({ line, onQuantity, onRemove, error }: CartLineProps) {
  const { t } = useTranslation('cart')
  const name = line.name || t('line.gone')
  const isShown = line.state === 'ready' || line.state === 'short'
  const most = Math.min(maxOfOne, Math.max(1, line.availableStock))
  if (line.state === 'loading') {
    return (
      <li className={`cart-line ${cartLine}`} aria-busy="true">
        <span className={cartLinePicture} />
        <Skeleton lines={2} />
      </li>
    )
  }
  return (
    <li className={`cart-line ${cartLine}`} data-state={line.state}>
      <Thumbnail url={line.imageUrl} width={80} className={cartLinePicture} />
      <div className="cn:[grid-area:texts] cn:grid cn:justify-items-start cn:min-w-0 cn:wrap-anywhere">
        {isShown ? (
          <Link
            href={href('/products/$productId', { productId: line.productId })}
            variant="plain"
            className="cn:font-medium cn:hover:underline"
          >
            {name}
          </Link>
        ) : (
          <Text as="span">{line.name || t(line.state === 'unknown' ? 'line.loadFailed' : 'line.gone')}</Text>
        )}
        {line.variantName && (
          <Text as="span" size={13} tone="muted">
            {line.variantName}
          </Text>
        )}
        {isShown && (
          <Text as="span" size={13} tone="muted" isNumeric>
            {t('line.each', { price: formatMoney(line.priceInCents) })}
          </Text>
        )}
        {line.priceBeforeInCents !== null && (
          <Text as="span" size={13} tone="warning">
            {t('line.priceWas', { price: formatMoney(line.priceBeforeInCents) })}
          </Text>
        )}
        <LineProblem line={line} error={error} />
      </div>
      <div className="cn:[grid-area:controls] cn:flex cn:items-center cn:justify-between cn:gap-1">
        {isShown && line.availableStock > 0 && (
          <QuantityStepper
            size="sm"
            label={t('line.quantityOf', { name })}
            value={line.quantity}
            onChange={onQuantity}
            max={Math.max(most, line.state === 'short' ? line.quantity : 1)}
          />
        )}
        <IconButton variant="ghost" size="sm" label={t('line.remove', { name })} icon={<Trash2 />} onClick={onRemove} />
      </div>
      <Text as="span" weight="semibold" isNumeric className="cn:[grid-area:total] cn:text-end cn:whitespace-nowrap">
        {isShown && formatMoney(line.lineTotal)}
      </Text>
    </li>
  )
}

function LineProblem({ line, error }: { line: CartLineView; error: string | undefined }) {
  const { t } = useTranslation('cart')
  const words =
    line.state === 'gone'
      ? line.name && t('line.gone')
      : line.state === 'short'
        ? line.availableStock === 0
          ? t('line.soldOut')
          : t('line.notEnough', { count: line.availableStock })
        : error
  if (!words) return null
  return (
    <Text as="span" size={13} tone="danger" weight="medium" role="status">
      {words}
    </Text>
  )
}
