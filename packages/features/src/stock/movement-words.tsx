import type { StockMovement } from '@chonoi/contract'
import { formatNumber, type Language } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { fullName } from '../shell/full-name.ts'

/** How a movement changes the stock, with its sign. */
export const changeText = ({ quantity }: StockMovement, language: Language): string =>
  `${quantity > 0 ? '+' : '−'}${formatNumber(Math.abs(quantity), language)}`

/** The stock before and after a movement. */
export const stockText = ({ previousStock, newStock }: StockMovement, language: Language): string =>
  `${formatNumber(previousStock, language)} → ${formatNumber(newStock, language)}`

/** Who caused a movement: a person, or the system where nobody did. */
export function MovementAuthor({ movement: { user } }: { movement: StockMovement }) {
  const { t } = useTranslation('stock')
  return user ? <bdi>{fullName(user) || user.email}</bdi> : t('system')
}
