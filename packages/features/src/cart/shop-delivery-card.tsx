import type { SchemaOf } from '@chonoi/contract'
import { formatDays, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { usePreferences } from '../app/preferences.tsx'
import { cartAmount, cartFigure } from './cart-classes.ts'

/** Shows what a shop takes for its delivery, when that should arrive, and how much is missing until it is free. */
export function ShopDelivery({ delivery }: { delivery: SchemaOf<'CartDelivery'> }) {
  const { t } = useTranslation('cart')
  const { language } = usePreferences()
  const { shippingInCents, missingForFreeInCents, expected } = delivery
  return (
    <>
      <p className={cartFigure}>
        <span className="cn:text-text-muted">{t('summary.shipping')}</span>
        <span className={cartAmount}>{shippingInCents === 0 ? t('summary.free') : formatMoney(shippingInCents)}</span>
      </p>
      {expected && (
        <Text size={13} tone="muted">
          {t('delivery.expected', { days: formatDays(expected.from, expected.to, language) })}
        </Text>
      )}
      {missingForFreeInCents !== null && (
        <Text size={13} tone="muted">
          {t('delivery.missing', { amount: formatMoney(missingForFreeInCents) })}
        </Text>
      )}
    </>
  )
}
