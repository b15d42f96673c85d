import { ApiError } from '@chonoi/api-client'
import { href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { Alert } from '@chonoi/ui/alert'
import { Link } from '@chonoi/ui/link'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { isUnsure } from './use-checkout.ts'

/** Explains why the orders weren't placed, and how to proceed. */
export function CheckoutProblem({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation(['cart', 'common'])
  const code = error instanceof ApiError ? error.code : ''
  const editCart = <Link href={href('/cart')}>{t('cart:checkout.edit')}</Link>
  if (error instanceof ApiError && (code === 'order.price_changed' || code === 'payment.amount_changed')) {
    const total = newTotal(error)
    return (
      <Alert
        tone="warning"
        urgency="alert"
        title={code === 'order.price_changed' ? t('cart:checkout.priceChanged') : t('cart:checkout.feeChanged')}
      >
        {total === undefined
          ? problemWords(i18n, error)
          : t('cart:checkout.priceChangedHint', { total: formatMoney(total) })}
      </Alert>
    )
  }
  if (code === 'stock.insufficient' || code === 'product.not_available') {
    return (
      <Alert
        tone="danger"
        title={code === 'stock.insufficient' ? t('cart:checkout.notEnough') : t('cart:checkout.gone')}
        actions={editCart}
      >
        {t('cart:checkout.notEnoughHint')}
      </Alert>
    )
  }
  if (code.startsWith('coupon.')) {
    return (
      <Alert tone="danger" title={t('cart:checkout.couponRefused')} actions={editCart}>
        {problemWords(i18n, error)}
      </Alert>
    )
  }
  if (code === 'wallet.insufficient_balance') {
    return (
      <Alert
        tone="danger"
        title={problemWords(i18n, error)}
        actions={
          <Link href={href('/wallet/deposit', { query: { next: href('/checkout') } })}>
            {t('cart:checkout.deposit')}
          </Link>
        }
      />
    )
  }
  if (isUnsure(error)) {
    return (
      <Alert tone="danger" title={t('cart:checkout.unsure')}>
        {t('cart:checkout.unsureHint')}
      </Alert>
    )
  }
  return (
    <Alert tone="danger" title={t('cart:checkout.failed')} actions={editCart}>
      {problemWords(i18n, error)}
    </Alert>
  )
}

/** The amount that the buyer would pay now, the fee of the payment method included. */
function newTotal({ details }: ApiError): number | undefined {
  const { amountInCents, totalInCents, feeInCents } = details
  if (typeof amountInCents === 'number') return amountInCents
  if (typeof totalInCents !== 'number') return undefined
  return totalInCents + (typeof feeInCents === 'number' ? feeInCents : 0)
}
