import type { ReviewedSellerVerification, SellerVerification, SellerVerificationState } from '@chonoi/contract'
import { documentDeletedOn, findBank } from '@chonoi/domain'
import { shownAccountNumber } from '../bank-accounts/account-number.ts'
import type { FullVerification } from './seller-verifications.store.ts'

export function toVerificationState(newest: FullVerification | undefined): SellerVerificationState {
  return {
    status: newest?.verification.status ?? 'NONE',
    verification: newest ? toVerification(newest) : null,
  }
}

function toVerification({ verification, file, shop }: FullVerification): SellerVerification {
  const { id, status, kind, legalName, taxCode, shopName, city, bankBin, accountHolder, reason } = verification
  return {
    ...{ id, status, kind, legalName, taxCode, shopName, city, bankBin, accountHolder, reason, shop },
    bankName: findBank(bankBin)?.name ?? bankBin,
    accountNumber: shownAccountNumber(verification),
    document: file && {
      fileName: file.originalName,
      contentType: file.contentType === 'application/pdf' ? 'application/pdf' : 'image/webp',
      size: file.sizeInBytes,
      deletedOn: documentDeletedOn(verification.decidedAt)?.toISOString() ?? null,
    },
    decidedAt: verification.decidedAt?.toISOString() ?? null,
    createdAt: verification.createdAt.toISOString(),
  }
}

export function toReviewedVerification(full: FullVerification): ReviewedSellerVerification {
  const { id, firstName, lastName, email, phone } = full.applicant
  return {
    ...toVerification(full),
    ...{ applicant: { id, firstName, lastName, email, phone }, reviewer: full.reviewer, attempt: full.attempt },
    sharedTaxCode: full.sharedTaxCode,
  }
}
