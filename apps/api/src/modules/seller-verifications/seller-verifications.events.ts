import { href, inOneLine } from '@chonoi/domain'
import type { Person } from '../../http/context.ts'
import type { Event } from '../events/event.ts'
import type { VerificationRow } from './seller-verifications.store.ts'

const about = ({ id, shopName }: VerificationRow) =>
  ({ entityType: 'seller_verification', entityId: id, values: { shop: shopName } }) as const

/** The platform's administrators are to decide, except on their own. */
export const verificationSubmitted = (
  row: VerificationRow,
  { firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>,
  administrators: readonly string[],
): Event => ({
  audit: { action: 'seller_verification.submit', ...about(row), changes: { kind: row.kind } },
  notifications: [
    {
      type: 'SELLER_VERIFICATION_SUBMITTED',
      to: administrators.filter((id) => id !== row.userId),
      link: href('/admin/seller-verifications/$verificationId', { verificationId: row.id }),
      data: { applicant: inOneLine([lastName, firstName], ' '), shop: row.shopName },
    },
  ],
})

/** Whoever opens an identity document is named in the audit log. */
export const documentOpened = (row: VerificationRow): Event => ({
  audit: { action: 'seller_verification.open_document', ...about(row), severity: 'WARNING' },
})

const toApplicant = ({ userId }: VerificationRow) => ({ to: [userId], link: href('/auth/seller-verification') })
const changedTo = (status: VerificationRow['status']) => ({ status: { from: 'PENDING', to: status } })

/** That another account has the tax code makes it a warning. */
export const verificationApproved = (row: VerificationRow, isTaxCodeShared: boolean): Event => ({
  audit: {
    ...{ action: 'seller_verification.approve', ...about(row), changes: changedTo('APPROVED') },
    ...(isTaxCodeShared && { severity: 'WARNING' as const }),
  },
  notifications: [{ type: 'SELLER_VERIFICATION_APPROVED', ...toApplicant(row), data: { shop: row.shopName } }],
})

export const verificationRejected = (row: VerificationRow, reason: string): Event => ({
  audit: {
    ...{ action: 'seller_verification.reject', ...about(row), severity: 'WARNING' },
    changes: { ...changedTo('REJECTED'), reason },
  },
  notifications: [{ type: 'SELLER_VERIFICATION_REJECTED', ...toApplicant(row), data: { shop: row.shopName, reason } }],
})
