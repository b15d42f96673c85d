import { useTranslation } from '@chonoi/i18n/react'
import { formatMoney } from '@chonoi/i18n'
import { Text } from '@chonoi/ui/text'

/** A price, or that a draft has none yet. */
export function OfferPrice({ priceInCents }: { priceInCents: number }) {
  const { t } = useTranslation('productManagement')
  if (priceInCents > 0) return formatMoney(priceInCents)
  return (
    <Text as="span" tone="muted">
      {t('edit.noPrice')}
    </Text>
  )
}
