import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@chonoi/contract'
import { checkAmount, manualDepositValidator } from '@chonoi/domain'
import { insertWithUniqueCode } from '../../database/insert-with-unique-code.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { findPlatformAdministrators } from '../tenants/tenants.store.ts'
import { insertDeposit, type NewDeposit } from './deposits.store.ts'
import { newDepositReference } from './transfer-code.ts'
import { usableProof } from './use-proof.ts'
import { depositRequested } from './deposits.events.ts'

/** The caller asks for a deposit; its money is credited when an administrator has seen it (WAL-03). */
export function requestDeposit(context: RequestContext, input: BodyOf<'createDeposit'>): Promise<string> {
  enforceForm(({ amountInCents }) => checkAmount('amountInCents', amountInCents), input)
  const { amountInCents, paymentMethod, bankName, bankReference, notes } = input
  return writeDeposit(context, { amountInCents, paymentMethod, bankName, bankReference, notes })
}

/** The caller tells of a bank transfer they made (WAL-04). */
export function requestManualDeposit(context: RequestContext, input: BodyOf<'createManualDeposit'>): Promise<string> {
  enforceForm(manualDepositValidator(context.ports.now()), input)
  const { amountInCents, bankName, bankReference, notes } = input
  return context.transaction(async (queries) =>
    writeDeposit(context, {
      ...{ amountInCents, bankName, bankReference, notes },
      paymentMethod: 'MANUAL_DEPOSIT',
      transferDateTime: new Date(input.transferDateTime),
      proofFileId: input.proofUrl ? await usableProof(context, queries, input.proofUrl) : null,
    }),
  )
}

/** Writes the deposit and notifies the platform's administrators. */
function writeDeposit(
  context: RequestContext,
  values: Omit<NewDeposit, 'id' | 'userId' | 'depositReference'>,
): Promise<string> {
  const { person, ports } = context
  const id = randomUUID()
  return context.transaction(async (queries) => {
    const bank = { bankName: values.bankName?.trim() ?? null, bankReference: values.bankReference?.trim() ?? null }
    const depositReference = await insertWithUniqueCode(
      () => newDepositReference(ports.now()),
      (drawn) => insertDeposit(queries, { ...values, ...bank, id, userId: person.id, depositReference: drawn }),
    )
    const deposit = { id, depositReference, amountInCents: values.amountInCents }
    await context.asSystem(async (system) =>
      record(context, system, depositRequested(deposit, person, await findPlatformAdministrators(system))),
    )
    return id
  })
}
