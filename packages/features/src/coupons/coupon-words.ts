import type { Coupon } from '@chonoi/contract'
import { formatMoney, formatNumber, type Language, type TFunction } from '@chonoi/i18n'

/** Writes a coupon's discount: "10%" or "50.000 ₫" (FMT-02). */
export function discountText(
  t: TFunction<'coupons'>,
  { discountType, discountValue }: Coupon,
  language: Language,
): string {
  if (discountType === 'FIXED_AMOUNT') return formatMoney(discountValue)
  return t('discount.percent', { percent: formatNumber(discountValue, language) })
}

/** Writes a coupon's uses, with the limit if it has one: "12 / 300". */
export function usesText(t: TFunction<'coupons'>, { usageCount, usageLimit }: Coupon, language: Language): string {
  const uses = formatNumber(usageCount, language)
  return usageLimit === null ? uses : t('uses.of', { uses, limit: formatNumber(usageLimit, language) })
}
