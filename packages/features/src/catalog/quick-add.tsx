import type { ProductSummary } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { IconButton } from '@chonoi/ui/icon-button'
import { toastQueue } from '@chonoi/ui/toast-queue'
import { ShoppingCart } from 'lucide-react'
import { problemWords } from '../app/problem-words.ts'
import { useNavigation } from '../app/navigation.tsx'
import { stockLeft, useAddToCart } from './use-add-to-cart.ts'

/**
 * Puts a product into the cart from its card, where there is nothing to choose and a pointer that hovers. Elsewhere the card
 * leads to the product.
 */
export function QuickAdd({ product }: { product: ProductSummary }) {
  const { t, i18n } = useTranslation(['catalog', 'common'])
  const { navigate } = useNavigation()
  const addition = useAddToCart()
  if (product.stock === 0 || product.variantCount > 1 || product.priceInCents === 0) return null
  const { id, name, tenant, defaultVariantId, stock, priceInCents } = product

  async function add() {
    const variant = { id: defaultVariantId, isDefault: true, availableStock: stock, priceInCents }
    try {
      await addition.submit({ product: { id, tenantId: tenant.id }, variant, quantity: 1 })
      const seeCart = { label: t('catalog:quickAdd.see'), onAction: () => navigate(href('/cart')) }
      toastQueue.add({ type: 'success', title: t('catalog:quickAdd.done', { name }), action: seeCart })
    } catch (error) {
      const left = stockLeft(error)
      const words = left ? t('catalog:quickAdd.notEnough', { count: left.available }) : problemWords(i18n, error)
      toastQueue.add({ type: 'error', title: words })
    }
  }

  return (
    <span className="catalog-quick-add cn:absolute cn:right-2 cn:bottom-2">
      <IconButton
        label={t('catalog:quickAdd.label', { name })}
        icon={<ShoppingCart />}
        className="cn:rounded-full cn:bg-surface/85"
        isLoading={addition.isPending}
        onClick={() => void add()}
      />
    </span>
  )
}
