import type { Cents } from '../money/cents.ts'
import { type AmountLimits, checkAmount } from '../validation/amount.ts'
import type { Validator } from '../validation/field-problem.ts'
import { atMost, checkText, required, type TextRule } from '../validation/text-rules.ts'

export type CarrierForm = { readonly code: string; readonly name: string }

const isCarrierCode: TextRule = (code) =>
  /^[A-Z0-9_]{2,20}$/.test(code.trim()) ? null : { code: 'carrier.code_invalid' }

export const validateCarrier: Validator<CarrierForm> = ({ code, name }) => [
  ...checkText('name', name, required, atMost(100)),
  ...checkText('code', code, required, isCarrierCode),
]

/** The transfer that a statement is about. */
export type RemittanceForm = {
  readonly carrierId: string
  readonly bankReference: string
  readonly transferredInCents: Cents | null | undefined
}

/** A statement may come without money: it says which orders an earlier transfer was for. */
const transferLimits: AmountLimits = { minimumVnd: 0, maximumVnd: 1_000_000_000_000 }

export const validateRemittance: Validator<RemittanceForm> = ({ carrierId, bankReference, transferredInCents }) => [
  ...checkText('carrierId', carrierId, required),
  ...checkText('bankReference', bankReference, required, atMost(100)),
  ...checkAmount('transferredInCents', transferredInCents, transferLimits),
]
