import type { Product, ProductVariant } from '@chonoi/contract'
import { href, multiplyMoney } from '@chonoi/domain'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Link } from '@chonoi/ui/link'
import { QuantityStepper } from '@chonoi/ui/quantity-stepper'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { ShoppingCart } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { BottomBar } from '../shell/bottom-bar.tsx'
import { Delivery } from './delivery-card.tsx'
import { PriceTag } from './price-tag.tsx'
import { StockBadge } from './stock-badge.tsx'
import { stockLeft, useAddToCart } from './use-add-to-cart.ts'
import { useBuyNow } from './use-buy-now.ts'
import { VariantChoice } from './variant-choice.tsx'

const maxAtOnce = 999

/** Of equal width on one line, one below the other where a label would need two. */
const besideTheOther = 'cn:flex-[1_1_40%] cn:min-w-fit cn:px-2'

/** Shows price, variants and quantity, with the buttons to add to the cart and to buy now. */
export function PurchasePanel({ product }: { product: Product }) {
  const { t } = useTranslation('products')
  const [variantId, setVariantId] = useState<string | null>(null)
  const [wanted, setWanted] = useState(1)
  const addition = useAddToCart()
  const buyNow = useBuyNow(addition)
  const stepper = useRef<HTMLDivElement>(null)
  const variant = chosenVariant(product.variants, variantId)
  if (!variant) return null
  const available = variant.availableStock
  const quantity = Math.min(wanted, Math.max(1, available))
  const isSoldOut = available === 0
  const add = () => void addition.submit({ product, variant, quantity }).catch(() => undefined)
  // The press that left the box with a refused quantity doesn't go through with the one before.
  const unlessRefused = (act: () => void) => () => {
    if (stepper.current?.querySelector('input')?.checkValidity() ?? true) act()
  }
  const refusal = isSoldOut ? { disabledReason: t('detail.soldOut') } : {}

  return (
    <Stack gap={4}>
      <PriceTag priceInCents={variant.priceInCents} compareAtPriceInCents={variant.compareAtPriceInCents} size="lg" />
      {product.variants.length > 1 && (
        <VariantChoice
          variants={product.variants}
          value={variant.id}
          onChange={(id) => {
            setVariantId(id)
            addition.reset()
          }}
        />
      )}
      <Stack direction="row" gap={3} align="center" isWrapping>
        <Text as="span" weight="medium" size={14}>
          {t('detail.quantity')}
        </Text>
        <QuantityStepper
          ref={stepper}
          label={t('detail.quantity')}
          value={quantity}
          onChange={setWanted}
          max={Math.min(maxAtOnce, Math.max(1, available))}
          isDisabled={isSoldOut}
        />
        <span role="status">
          <StockBadge available={available} />
        </span>
      </Stack>
      <BottomBar className="cn:flex cn:flex-wrap cn:gap-3">
        <Button
          size="lg"
          variant="secondary"
          className={besideTheOther}
          iconStart={<ShoppingCart aria-hidden="true" />}
          isLoading={addition.isPending}
          onClick={unlessRefused(add)}
          {...refusal}
        >
          {t('detail.addToCart')}
        </Button>
        <Button
          size="lg"
          className={besideTheOther}
          isLoading={buyNow.isPending}
          onClick={unlessRefused(() => void buyNow.run({ product, variant, quantity }))}
          {...refusal}
        >
          {t('detail.buyNow')}
        </Button>
      </BottomBar>
      <AdditionOutcome addition={addition} />
      <Delivery product={product} goodsInCents={multiplyMoney(variant.priceInCents, quantity)} />
    </Stack>
  )
}

function chosenVariant(variants: readonly ProductVariant[], id: string | null): ProductVariant | undefined {
  return (
    variants.find((variant) => variant.id === id) ??
    variants.find((variant) => variant.isDefault && variant.availableStock > 0) ??
    variants.find((variant) => variant.availableStock > 0) ??
    variants[0]
  )
}

/** Shows the result of adding to the cart beside the pressed button. */
function AdditionOutcome({ addition }: { addition: ReturnType<typeof useAddToCart> }) {
  const { t, i18n } = useTranslation('products')
  if (addition.isSuccess) {
    return (
      <Alert tone="success" actions={<Link href={href('/cart')}>{t('detail.viewCart')}</Link>}>
        {t('detail.added')}
      </Alert>
    )
  }
  if (!addition.isError) return null
  const left = stockLeft(addition.error)
  if (!left) return <Alert tone="danger">{problemWords(i18n, addition.error)}</Alert>
  return (
    <Alert tone="danger" actions={left.held > 0 && <Link href={href('/cart')}>{t('detail.viewCart')}</Link>}>
      {left.held > 0
        ? t('detail.notEnoughInCart', { available: left.available, held: left.held })
        : t('detail.notEnough', { count: left.available })}
    </Alert>
  )
}
