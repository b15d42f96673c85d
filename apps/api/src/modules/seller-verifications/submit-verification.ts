import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import { maySubmitVerification, plainTaxCode, validateSellerVerification } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import { enforce, enforceForm } from '../../http/failure.ts'
import { sealAccountNumber } from '../bank-accounts/account-number.ts'
import { lockBankAccounts } from '../bank-accounts/bank-accounts.store.ts'
import { record } from '../events/record.ts'
import { findPlatformAdministrators } from '../tenants/tenants.store.ts'
import { findOwnDocument, holdDocument } from './identity-document.ts'
import { verificationSubmitted } from './seller-verifications.events.ts'
import { findNewestVerification, insertVerification } from './seller-verifications.store.ts'

/** The caller applies as a seller, once at a time. */
export async function submitVerification(
  context: RequestContext,
  body: BodyOf<'submitSellerVerification'>,
): Promise<void> {
  enforceForm(validateSellerVerification, body)
  const { person, ports } = context
  const document = await findOwnDocument(context, body.documentUrl)
  return context.asSystem(async (system) => {
    await lockBankAccounts(system, person.id)
    const newest = await findNewestVerification(system, person.id)
    enforce(maySubmitVerification(newest?.verification.status ?? 'NONE'))
    const id = randomUUID()
    const verification = await insertVerification(system, {
      ...{ id, userId: person.id, kind: body.kind, taxCode: plainTaxCode(body.taxCode) },
      ...{ legalName: body.legalName.trim(), shopName: body.shopName.trim(), city: body.city?.trim() || null },
      ...{ bankBin: body.bankBin, accountHolder: body.accountHolder.trim() },
      ...(await sealAccountNumber(ports, 'seller_verifications', id, body.accountNumber)),
      documentFileId: await holdDocument(system, document),
      agreedAt: ports.now(),
    })
    const administrators = await findPlatformAdministrators(system)
    await record(context, system, verificationSubmitted(verification, person, administrators))
  })
}
