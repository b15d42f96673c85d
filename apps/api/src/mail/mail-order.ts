import { unlinked } from './unlinked.ts'

/** The goods of an order with what they cost, in words. */
export interface MailOrder {
  title: string
  /** Heads of the two columns. */
  columns: { goods: string; amount: string }
  lines: readonly MailOrderLine[]
  /** That there are more goods than the mail lists. */
  more?: string
  totals: readonly MailOrderTotal[]
  /** How it is paid and where it goes. */
  facts: readonly { label: string; text: string }[]
}

export interface MailOrderLine {
  name: string
  variant: string | null
  /** How many, and the price of each. */
  quantity: string
  amount: string
  /** An absolute address. */
  picture: string | null
}

export interface MailOrderTotal {
  label: string
  amount: string
  isTotal: boolean
}

/** An order whose names and addresses are no links. */
export const safeOrder = (order: MailOrder): MailOrder => ({
  ...order,
  title: unlinked(order.title),
  lines: order.lines.map(({ name, variant, ...line }) => ({
    ...line,
    name: unlinked(name),
    variant: variant && unlinked(variant),
  })),
  totals: order.totals.map(({ label, ...total }) => ({ ...total, label: unlinked(label) })),
  facts: order.facts.map(({ label, text }) => ({ label, text: unlinked(text) })),
})

/** The same lines as in the page, for the plain text. */
export function orderText({ title, lines, more, totals, facts }: MailOrder): string[] {
  const goods = lines.map(
    ({ name, variant, quantity, amount }) => `- ${name}${variant ? ` (${variant})` : ''}: ${quantity} = ${amount}`,
  )
  return [
    [title, ...goods, ...(more ? [more] : [])].join('\n'),
    totals.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    facts.map(({ label, text }) => `${label}: ${text}`).join('\n'),
  ].filter(Boolean)
}
