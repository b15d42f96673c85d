import { formatMoney } from '@chonoi/i18n'
import { Card } from '@chonoi/ui/card'
import { Text } from '@chonoi/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { cartAmount, cartFigure } from './cart-classes.ts'

export interface CartSummaryProps {
  subtotalInCents: number
  discount?: { code: string; amountInCents: number } | undefined
  /** Absent for guests, whose amount isn't known yet. */
  shippingInCents?: number
  /** Where delivery is priced for. */
  deliveryCity?: string | null
  /** What the chosen way to pay adds. Default 0. */
  feeInCents?: number
  totalInCents: number
  /** Content between the totals and the button. */
  children?: ReactNode
  /** The primary action. */
  action: ReactNode
}

/** Shows the totals of the cart. */
export function CartSummary(props: CartSummaryProps) {
  const { subtotalInCents, discount, shippingInCents, feeInCents = 0, totalInCents, children, action } = props
  const { deliveryCity: city } = props
  const { t } = useTranslation('cart')
  const shipping = () => (shippingInCents ? formatMoney(shippingInCents) : t('summary.free'))
  return (
    <Card
      title={t('summary.title')}
      className="cn:[&_.ui-card-body]:grid cn:[&_.ui-card-body]:gap-4 cn:lg:sticky cn:lg:top-20"
    >
      <dl className="cn:grid cn:gap-2">
        <div className={cartFigure}>
          <dt className="cn:text-text-muted">{t('summary.subtotal')}</dt>
          <dd className={cartAmount}>{formatMoney(subtotalInCents)}</dd>
        </div>
        {discount && (
          <div className={cartFigure}>
            <dt className="cn:text-text-muted">{t('summary.discount', { code: discount.code })}</dt>
            <dd className={cartAmount}>−{formatMoney(discount.amountInCents)}</dd>
          </div>
        )}
        <div className={cartFigure}>
          <dt className="cn:text-text-muted">{city ? t('summary.shippingTo', { city }) : t('summary.shipping')}</dt>
          <dd className={cartAmount}>{shippingInCents === undefined ? t('summary.shippingLater') : shipping()}</dd>
        </div>
        {feeInCents > 0 && (
          <div className={cartFigure}>
            <dt className="cn:text-text-muted">{t('summary.fee')}</dt>
            <dd className={cartAmount}>{formatMoney(feeInCents)}</dd>
          </div>
        )}
        <div className="cn:flex cn:justify-between cn:gap-4 cn:pt-3 cn:border-t cn:border-border cn:font-semibold cn:text-18">
          <dt>{t('summary.total')}</dt>
          <dd className={cartAmount} aria-live="polite">
            {formatMoney(totalInCents)}
          </dd>
        </div>
      </dl>
      {children}
      <div>{action}</div>
      <Text size={13} tone="muted" align="center">
        {t('checkout.terms')}
      </Text>
    </Card>
  )
}
