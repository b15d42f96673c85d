import { formatMoney } from '@chonoi/i18n'
import { Card } from '@chonoi/ui/card'
import { Text } from '@chonoi/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from '@chonoi/i18n/react'

export interface CartSummaryProps {
  subtotalInCents: number
  discount?: { code: string; amountInCents: number } | undefined
  /** Absent for a guest, for whom it isn't known yet. */
  shippingInCents?: number
  totalInCents: number
  /** Between the figures and the button. */
  children?: ReactNode
  /** The one next step. */
  action: ReactNode
}

/** What it comes to. */
export function CartSummary(props: CartSummaryProps) {
  const { subtotalInCents, discount, shippingInCents, totalInCents, children, action } = props
  const { t } = useTranslation('cart')
  const shipping = () => (shippingInCents ? formatMoney(shippingInCents) : t('summary.free'))
  return (
    <Card
      title={t('summary.title')}
      className="cn:[&_.ui-card-body]:grid cn:[&_.ui-card-body]:gap-4 cn:lg:sticky cn:lg:top-20"
    >
      <dl className="cart-figures cn:grid cn:gap-2 cn:[&>div]:flex cn:[&>div]:justify-between cn:[&>div]:gap-4 cn:[&_dt]:text-text-muted cn:[&_dd]:tabular-nums cn:[&_dd]:text-end cn:[&_dd]:whitespace-nowrap">
        <div>
          <dt>{t('summary.subtotal')}</dt>
          <dd>{formatMoney(subtotalInCents)}</dd>
        </div>
        {discount && (
          <div>
            <dt>{t('summary.discount', { code: discount.code })}</dt>
            <dd>−{formatMoney(discount.amountInCents)}</dd>
          </div>
        )}
        <div>
          <dt>{t('summary.shipping')}</dt>
          <dd>{shippingInCents === undefined ? t('summary.shippingLater') : shipping()}</dd>
        </div>
        <div className="cart-figures-total">
          <dt>{t('summary.total')}</dt>
          <dd aria-live="polite">{formatMoney(totalInCents)}</dd>
        </div>
      </dl>
      {children}
      <div className="cart-summary-action">{action}</div>
      <Text size={13} tone="muted" align="center">
        {t('checkout.terms')}
      </Text>
    </Card>
  )
}
