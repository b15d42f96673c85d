import type { BodyOf } from '@chonoi/contract'
import {
  mayOpenShopFor,
  mayReviewVerification,
  mayShareTaxCode,
  tenantChanges,
  validateRejection,
} from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm, found } from '../../http/failure.ts'
import { openAccountNumber } from '../bank-accounts/account-number.ts'
import { keepBankAccount } from '../bank-accounts/store-bank-account.ts'
import { record } from '../events/record.ts'
import { findAccountDeletion, lockAccount } from '../personal-data/account-deletion.store.ts'
import { openShop } from '../tenants/open-shop.ts'
import { verificationApproved, verificationRejected } from './seller-verifications.events.ts'
import { changeVerification, findVerification, lockVerification } from './seller-verifications.store.ts'

/**
 * Opens the shop of the applicant, who administers it, and keeps their bank account for its earnings. Fails with
 * verification.applicant_unfit, and verification.tax_code_shared unless that is accepted.
 */
export function approveVerification(
  context: RequestContext,
  id: string,
  { acceptsSharedTaxCode: isAccepted = false }: NonNullable<BodyOf<'approveSellerVerification'>> = {},
): Promise<void> {
  return context.asSystem(async (system) => {
    const { verification, applicant, sharedTaxCode } = await lockReviewed(context, system, id)
    const isLeaving = (await findAccountDeletion(system, applicant.id)) !== undefined
    enforce(mayOpenShopFor({ isActive: applicant.isActive, isLeaving }))
    enforce(mayShareTaxCode({ others: sharedTaxCode.length, isAccepted }))
    const { userId, shopName, city, bankBin, accountHolder } = verification
    const { email, phone } = applicant
    const shop = { name: shopName, city, contactEmail: email, phone, ...tenantChanges.approve }
    const tenant = await openShop(context, system, shop, userId)
    const accountNumber = await openAccountNumber(context.ports, 'seller_verifications', verification)
    await keepBankAccount(context, system, { userId, tenantId: tenant.id }, { bankBin, accountHolder, accountNumber })
    await changeVerification(system, id, { ...decisionOf(context), status: 'APPROVED', openedTenantId: tenant.id })
    await record(context, system, verificationApproved(verification, sharedTaxCode.length > 0))
  })
}

/** The applicant reads why, and may apply again. */
export function rejectVerification(
  context: RequestContext,
  id: string,
  body: BodyOf<'rejectSellerVerification'>,
): Promise<void> {
  enforceForm(validateRejection, body)
  const reason = body.reason.trim()
  return context.asSystem(async (system) => {
    const { verification } = await lockReviewed(context, system, id)
    await changeVerification(system, id, { ...decisionOf(context), status: 'REJECTED', reason })
    await record(context, system, verificationRejected(verification, reason))
  })
}

const decisionOf = ({ person, ports }: RequestContext) => ({ decidedBy: person.id, decidedAt: ports.now() })

/** Locks a verification that the caller may decide on, behind the account of its applicant. */
async function lockReviewed(context: RequestContext, system: Queries, id: string) {
  const { verification: known, sharedTaxCode } = found(await findVerification(system, id))
  const applicant = found(await lockAccount(system, known.userId))
  const verification = found(await lockVerification(system, id))
  enforce(mayReviewVerification(verification, context.person))
  return { verification, applicant, sharedTaxCode }
}
