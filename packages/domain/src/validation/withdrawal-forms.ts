import { findBank } from '../banks/banks.ts'
import { type Cents, maxCents, vndFromCents } from '../money/cents.ts'
import { checkAmount } from './amount.ts'
import type { FieldProblem, Validator } from './field-problem.ts'
import { atLeast, atMost, checkText, required, type TextRule } from './text-rules.ts'

/** The platform's limits of withdrawals. */
export type WithdrawalLimits = { readonly minimumInCents: Cents; readonly dailyLimitInCents: Cents }

/** Account numbers of Vietnam's banks have 6 to 19 digits. */
const accountNumberShape: TextRule = (text) =>
  /^\d{6,19}$/.test(bareAccountNumber(text)) ? null : { code: 'account_number.invalid' }

const knownBank: TextRule = (bin) => (findBank(bin) ? null : { code: 'not_in_list' })

/** People type account numbers in groups. */
export function bareAccountNumber(text: string): string {
  return text.replaceAll(/\s/g, '')
}

export type BankAccountForm = {
  readonly bankBin: string
  readonly accountNumber: string
  readonly accountHolder: string
}

export const validateBankAccount: Validator<BankAccountForm> = (form) => [
  ...checkText('bankBin', form.bankBin, required, knownBank),
  ...checkText('accountNumber', form.accountNumber, required, accountNumberShape),
  ...checkText('accountHolder', form.accountHolder, required, atMost(100)),
]

/** A stored account, or one that is written out. */
export type PayeeForm = {
  readonly bankAccountId?: string | null | undefined
  readonly bankName?: string | undefined
  readonly accountNumber?: string | undefined
  readonly accountHolder?: string | undefined
}

function checkPayee(form: PayeeForm): readonly FieldProblem[] {
  const { bankAccountId, bankName, accountNumber, accountHolder } = form
  const isWrittenOut = [bankName, accountNumber, accountHolder].some((field) => field !== undefined)
  if (!isWrittenOut) return checkText('bankAccountId', bankAccountId, required)
  if (bankAccountId) return [{ field: 'bankAccountId', code: 'account.stored_or_written' }]
  return [
    ...checkText('bankName', bankName, required, atMost(100)),
    ...checkText('accountNumber', accountNumber, required, accountNumberShape),
    ...checkText('accountHolder', accountHolder, required, atMost(100)),
  ]
}

export type WithdrawalForm = PayeeForm & {
  readonly amount: Cents | null | undefined
  readonly notes?: string | null | undefined
}

/** WAL-05: an amount within the platform's limits, and an account to pay it to. */
export function withdrawalValidator(limits: WithdrawalLimits): Validator<WithdrawalForm> {
  const { minimumInCents, dailyLimitInCents } = limits
  const amounts = { minimumVnd: vndFromCents(minimumInCents), maximumVnd: vndFromCents(dailyLimitInCents) }
  return (form) => [
    ...checkAmount('amount', form.amount, amounts),
    ...checkPayee(form),
    ...checkText('notes', form.notes, atMost(500)),
  ]
}

/** Changes name the whole account or none. */
export const validateWithdrawalChange: Validator<Omit<WithdrawalForm, 'amount'>> = (form) => {
  const { bankAccountId, bankName, accountNumber, accountHolder } = form
  const namesAccount = [bankAccountId, bankName, accountNumber, accountHolder].some((field) => field !== undefined)
  return [...(namesAccount ? checkPayee(form) : []), ...checkText('notes', form.notes, atMost(500))]
}

export type ProcessWithdrawalForm = { readonly processNotes?: string | null | undefined }

export const validateProcessWithdrawal: Validator<ProcessWithdrawalForm> = (form) =>
  checkText('processNotes', form.processNotes, atMost(1000))

export type AutomatedWithdrawalForm = {
  readonly name: string
  readonly minimumBalanceInCents: Cents | null | undefined
  readonly keptInCents?: Cents | null | undefined
  readonly amountInCents?: Cents | null | undefined
  readonly percentage?: number | null | undefined
  readonly bankAccountId: string
}

const anyAmount = { minimumVnd: 0, maximumVnd: vndFromCents(maxCents) }

/** WAL-06: an amount or a percentage, not both; a fixed amount reaches the platform's minimum. */
export function automatedWithdrawalValidator({
  minimumInCents,
}: Pick<WithdrawalLimits, 'minimumInCents'>): Validator<AutomatedWithdrawalForm> {
  const fixed = { minimumVnd: vndFromCents(minimumInCents), maximumVnd: vndFromCents(maxCents) }
  return (form) => [
    ...checkText('name', form.name, required, atMost(100)),
    ...checkAmount('minimumBalanceInCents', form.minimumBalanceInCents, anyAmount),
    ...(form.keptInCents === undefined ? [] : checkAmount('keptInCents', form.keptInCents, anyAmount)),
    ...(form.amountInCents == null ? [] : checkAmount('amountInCents', form.amountInCents, fixed)),
    ...checkPercentage(form),
    ...checkText('bankAccountId', form.bankAccountId, required),
  ]
}

function checkPercentage({ amountInCents, percentage }: AutomatedWithdrawalForm): readonly FieldProblem[] {
  if (percentage == null) return []
  if (amountInCents != null) return [{ field: 'percentage', code: 'automated.amount_or_percentage' }]
  if (!Number.isInteger(percentage) || percentage < 1)
    return [{ field: 'percentage', code: 'too_small', params: { min: 1 } }]
  return percentage > 100 ? [{ field: 'percentage', code: 'too_large', params: { max: 100 } }] : []
}

export const validateTriggerReason: Validator<{ readonly reason: string }> = (form) =>
  checkText('reason', form.reason, required, atLeast(3), atMost(500))
