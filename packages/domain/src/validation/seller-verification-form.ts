import type { SellerKind } from '../seller-verifications/seller-verification.ts'
import { isTaxCode } from '../seller-verifications/tax-code.ts'
import type { Validator } from './field-problem.ts'
import { atLeast, atMost, checkText, required, type TextRule } from './text-rules.ts'
import { type BankAccountForm, validateBankAccount } from './withdrawal-forms.ts'

export type SellerVerificationForm = BankAccountForm & {
  readonly kind: SellerKind
  readonly legalName: string
  readonly taxCode: string
  readonly shopName: string
  readonly city?: string | null | undefined
  readonly documentUrl: string
  readonly acceptsAgreement: boolean
}

const taxCodeOf =
  (kind: SellerKind): TextRule =>
  (text) =>
    isTaxCode(text, { isCompany: kind === 'COMPANY' }) ? null : { code: 'tax_code.invalid' }

/** What somebody sends to become a seller. */
export const validateSellerVerification: Validator<SellerVerificationForm> = (form) => [
  ...checkText('legalName', form.legalName, required, atMost(200)),
  ...checkText('taxCode', form.taxCode, required, taxCodeOf(form.kind)),
  ...checkText('documentUrl', form.documentUrl, required),
  ...checkText('shopName', form.shopName, required, atMost(200)),
  ...checkText('city', form.city, atMost(100)),
  ...validateBankAccount(form),
  ...(form.acceptsAgreement ? [] : [{ field: 'acceptsAgreement', code: 'terms.not_accepted' } as const]),
]

export const rejectionLength = { min: 10, max: 500 }

export const validateRejection: Validator<{ readonly reason: string }> = ({ reason }) =>
  checkText('reason', reason, required, atLeast(rejectionLength.min), atMost(rejectionLength.max))
