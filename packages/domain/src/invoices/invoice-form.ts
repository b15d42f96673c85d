import { type Cents, isStorableAmount, isWholeVnd, maxCents, vndFromCents } from '../money/cents.ts'
import { type AmountLimits, checkAmount } from '../validation/amount.ts'
import { emailShape } from '../validation/email.ts'
import type { FieldProblem, Validator } from '../validation/field-problem.ts'
import { likelyDay } from '../validation/likely-day.ts'
import { atMost, checkText, required } from '../validation/text-rules.ts'
import { withoutLinks } from '../validation/without-links.ts'
import type { InvoicePaymentMethod } from './invoice-status.ts'

export type InvoiceItemForm = {
  readonly name: string
  readonly quantity: number | null
  /** Null stands for text that is not a number. */
  readonly unitPriceInCents: Cents | null | undefined
  readonly discountInCents?: Cents | null | undefined
}

export type InvoiceForm = {
  readonly items: readonly InvoiceItemForm[]
  /** `YYYY-MM-DD`. */
  readonly dueDate?: string | null | undefined
  readonly notes?: string | null | undefined
}

const anyPrice: AmountLimits = { minimumVnd: 1, maximumVnd: 100_000_000_000 }
const maxQuantity = 100_000
const maxItems = 100

/** What a shop writes on an invoice by hand. */
export const validateInvoice: Validator<InvoiceForm> = ({ items, dueDate, notes }) => [
  ...(items.length === 0 ? [{ field: 'items', code: 'required' } as const] : []),
  ...(items.length > maxItems ? [{ field: 'items', code: 'too_many', params: { max: maxItems } } as const] : []),
  ...items.flatMap(checkItem),
  ...checkTotal(items),
  ...checkText('dueDate', dueDate, likelyDay),
  ...checkText('notes', notes, atMost(1000)),
]

function checkItem(item: InvoiceItemForm, index: number): readonly FieldProblem[] {
  const field = (name: keyof InvoiceItemForm) => `items.${index}.${name}`
  return [
    ...checkText(field('name'), item.name, required, atMost(200)),
    ...checkQuantity(field('quantity'), item.quantity),
    ...checkAmount(field('unitPriceInCents'), item.unitPriceInCents, anyPrice),
    ...checkDiscount(field('discountInCents'), item),
  ]
}

function checkQuantity(field: string, quantity: number | null): readonly FieldProblem[] {
  if (quantity === null || !Number.isInteger(quantity)) return [{ field, code: 'required' }]
  if (quantity < 1) return [{ field, code: 'too_small', params: { min: 1 } }]
  return quantity > maxQuantity ? [{ field, code: 'too_large', params: { max: maxQuantity } }] : []
}

function checkDiscount(field: string, item: InvoiceItemForm): readonly FieldProblem[] {
  const { discountInCents, quantity, unitPriceInCents } = item
  if (discountInCents === undefined) return []
  if (discountInCents === null || !isStorableAmount(discountInCents)) return [{ field, code: 'amount.invalid' }]
  const most = (quantity ?? 0) * (unitPriceInCents ?? 0)
  return discountInCents > most ? [{ field, code: 'amount.too_large', params: { max: vndFromCents(most) } }] : []
}

/** The sum must stay exact. */
function checkTotal(items: readonly InvoiceItemForm[]): readonly FieldProblem[] {
  const sum = items.reduce((total, item) => total + (item.quantity ?? 0) * (item.unitPriceInCents ?? 0), 0)
  if (sum <= maxCents && isWholeVnd(sum)) return []
  return sum > maxCents ? [{ field: 'items', code: 'amount.too_large', params: { max: vndFromCents(maxCents) } }] : []
}

export type InvoicePaymentForm = {
  readonly amountInCents: Cents | null | undefined
  readonly method: InvoicePaymentMethod
  readonly reference?: string | null | undefined
}

/** A payment of at most what is still open. */
export function invoicePaymentValidator(outstandingInCents: Cents): Validator<InvoicePaymentForm> {
  const limits = { minimumVnd: 1, maximumVnd: vndFromCents(outstandingInCents) }
  return ({ amountInCents, reference }) => [
    ...checkAmount('amountInCents', amountInCents, limits),
    ...checkText('reference', reference, atMost(100)),
  ]
}

/** Where an invoice is mailed, with a few words of the shop. */
export const validateInvoiceEmail: Validator<{ readonly to: string; readonly message: string }> = ({ to, message }) => [
  ...checkText('to', to, required, emailShape),
  ...checkText('message', message, atMost(1000), withoutLinks),
]
