import { addMoney, type Cents, multiplyMoney, subtractMoney } from '../money/cents.ts'

export type InvoiceLine = {
  readonly quantity: number
  readonly unitPriceInCents: Cents
  /** Of the whole line. */
  readonly discountInCents?: Cents | undefined
}

export function invoiceLineTotal({ quantity, unitPriceInCents, discountInCents = 0 }: InvoiceLine): Cents {
  return subtractMoney(multiplyMoney(unitPriceInCents, quantity), discountInCents)
}

/** Subtotal, discount and total of the lines. Throws when they leave the range of exact money. */
export function invoiceTotals(lines: readonly InvoiceLine[]) {
  const subtotalInCents = addMoney(...lines.map((line) => multiplyMoney(line.unitPriceInCents, line.quantity)))
  const discountInCents = addMoney(...lines.map((line) => line.discountInCents ?? 0))
  return { subtotalInCents, discountInCents, totalInCents: subtractMoney(subtotalInCents, discountInCents) }
}
