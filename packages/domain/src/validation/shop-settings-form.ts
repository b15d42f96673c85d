import { type Cents, vndFromCents } from '../money/cents.ts'
import { vietnamDate } from '../platform/vietnam-calendar.ts'
import { checkAmount } from './amount.ts'
import { emailShape } from './email.ts'
import type { FieldProblem, Validator } from './field-problem.ts'
import { checkSlug } from './slug-field.ts'
import { likelyDay } from './likely-day.ts'
import { atMost, checkText, required } from './text-rules.ts'
import { vietnamesePhone } from './vietnamese-phone.ts'

export const shopLimits = {
  maxName: 200,
  maxText: 2000,
  maxShippingFeeInCents: 100_000_000,
  maxFreeShippingFromInCents: 10_000_000_000,
  maxProvinceFees: 100,
  maxLowStockLevel: 10_000,
} as const

export type ProvinceFeeForm = {
  readonly provinceCode: string | null
  readonly feeInCents: Cents | null | undefined
}

export type ShopSettingsForm = {
  readonly shopName: string
  readonly slug: string
  readonly description?: string | null
  readonly contactEmail?: string | null
  readonly phone?: string | null
  readonly isOpen: boolean
  readonly reopensOn?: string | null
  readonly returnPolicy?: string | null
  readonly shippingPolicy?: string | null
  readonly shippingFeeInCents: Cents | null | undefined
  readonly provinceFees: readonly ProvinceFeeForm[]
  /** Null stands for text that is not a number, undefined for no such amount. */
  readonly freeShippingFromInCents: Cents | null | undefined
  readonly lowStockLevel: number | null | undefined
}

/** Checks a shop's settings at a moment: a closed shop reopens on a day after that. */
export const shopSettingsValidator =
  (now: Date): Validator<ShopSettingsForm> =>
  (form) => [
    ...checkText('shopName', form.shopName, required, atMost(shopLimits.maxName)),
    ...checkSlug('slug', form.slug),
    ...checkText('description', form.description, atMost(shopLimits.maxText)),
    ...checkText('contactEmail', form.contactEmail, emailShape),
    ...checkText('phone', form.phone, vietnamesePhone),
    ...checkReopening(form, now),
    ...checkText('returnPolicy', form.returnPolicy, atMost(shopLimits.maxText)),
    ...checkText('shippingPolicy', form.shippingPolicy, atMost(shopLimits.maxText)),
    ...checkFee('shippingFeeInCents', form.shippingFeeInCents),
    ...checkProvinceFees(form.provinceFees),
    ...checkFreeFrom(form.freeShippingFromInCents),
    ...checkLevel(form.lowStockLevel),
  ]

const checkFee = (field: string, fee: Cents | null | undefined) =>
  checkAmount(field, fee, { minimumVnd: 0, maximumVnd: vndFromCents(shopLimits.maxShippingFeeInCents) })

/** Each province has one fee; a second one is refused at its row. */
function checkProvinceFees(fees: readonly ProvinceFeeForm[]): readonly FieldProblem[] {
  const { maxProvinceFees: max } = shopLimits
  if (fees.length > max) return [{ field: 'provinceFees', code: 'too_many', params: { max } }]
  const codes = fees.map(({ provinceCode }) => provinceCode)
  return fees.flatMap(({ provinceCode, feeInCents }, index): readonly FieldProblem[] => {
    const field = `provinceFees.${index}.provinceCode`
    return [
      ...(provinceCode ? [] : [{ field, code: 'required' } as const]),
      ...(provinceCode && codes.indexOf(provinceCode) < index ? [{ field, code: 'not_unique' } as const] : []),
      ...checkFee(`provinceFees.${index}.feeInCents`, feeInCents),
    ]
  })
}

function checkFreeFrom(amount: Cents | null | undefined): readonly FieldProblem[] {
  if (amount === undefined) return []
  const maximumVnd = vndFromCents(shopLimits.maxFreeShippingFromInCents)
  return checkAmount('freeShippingFromInCents', amount, { minimumVnd: 1, maximumVnd })
}

function checkReopening({ isOpen, reopensOn }: ShopSettingsForm, now: Date): readonly FieldProblem[] {
  if (isOpen || !reopensOn) return []
  if (likelyDay(reopensOn)) return [{ field: 'reopensOn', code: 'date.invalid' }]
  return reopensOn > vietnamDate(now) ? [] : [{ field: 'reopensOn', code: 'date.in_past' }]
}

function checkLevel(level: number | null | undefined): readonly FieldProblem[] {
  if (level === null || level === undefined) return [{ field: 'lowStockLevel', code: 'required' }]
  const max = shopLimits.maxLowStockLevel
  return Number.isInteger(level) && level >= 0 && level <= max
    ? []
    : [{ field: 'lowStockLevel', code: 'too_large', params: { max } }]
}
