import { gatewayNames } from '../payments/gateway-catalogue.ts'

/** Through whom money comes and goes, as the ledger names it. The screens' names of all these are in @chonoi/i18n. */
export const moneyGateways = [...gatewayNames, 'vietqr', 'cash_on_delivery'] as const

export type MoneyGateway = (typeof moneyGateways)[number]

/** What shops and buyers owe, which the ledger keeps among the gateways. */
export const ledgerDebts = ['fees_owed', 'refunds_paid_twice'] as const

export type LedgerDebt = (typeof ledgerDebts)[number]

/** The key of an account of the kind GATEWAY_CLEARING: nothing is posted under another. */
export type LedgerGateway = MoneyGateway | `${MoneyGateway}_refunds` | LedgerDebt

/** Who tells of a payment: a gateway, or what reports the credits of the bank account. */
export const paymentReporters = [...moneyGateways, 'card', 'payos', 'sepay'] as const

export type PaymentReporter = (typeof paymentReporters)[number]

export type ParsedLedgerGateway =
  | { readonly kind: 'MONEY' | 'REFUNDS_ON_THEIR_WAY'; readonly gateway: MoneyGateway }
  | { readonly kind: 'DEBT'; readonly debt: LedgerDebt }

/** What lies in an account of a gateway. Null of a key that isn't ours. */
export function parseLedgerGateway(key: string): ParsedLedgerGateway | null {
  const debt = ledgerDebts.find((one) => one === key)
  if (debt) return { kind: 'DEBT', debt }
  const money = moneyGateways.find((one) => one === key)
  if (money) return { kind: 'MONEY', gateway: money }
  const onItsWay = moneyGateways.find((one) => `${one}_refunds` === key)
  return onItsWay ? { kind: 'REFUNDS_ON_THEIR_WAY', gateway: onItsWay } : null
}

/** What an account is for. What a shop or a buyer owes isn't money at a gateway, though it is kept among those. */
export function ledgerAccountPurpose<Kind extends string>({
  kind,
  gateway,
}: {
  kind: Kind
  gateway: string | null
}): Kind | LedgerDebt | 'REFUNDS_ON_THEIR_WAY' {
  const parsed = gateway === null ? null : parseLedgerGateway(gateway)
  if (parsed?.kind === 'DEBT') return parsed.debt
  return parsed?.kind === 'REFUNDS_ON_THEIR_WAY' ? parsed.kind : kind
}
