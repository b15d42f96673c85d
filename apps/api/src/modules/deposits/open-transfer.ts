import { randomUUID } from 'node:crypto'
import { checkAmount, depositTransferHours } from '@chonoi/domain'
import { insertWithUniqueCode } from '../../database/insert-with-unique-code.ts'
import type { RequestContext } from '../../http/context.ts'
import { enforceForm } from '../../http/failure.ts'
import { record } from '../events/record.ts'
import { transferOpened } from './deposits.events.ts'
import { insertDeposit } from './deposits.store.ts'
import { findOpenTransfer, lockOwner } from './open-transfer.store.ts'
import { transferAccount } from './transfer-account.ts'
import { newDepositReference, newTransferContent } from './transfer-code.ts'

/**
 * Opens a deposit whose transfer code is made once, so that it is the same on every device until it was paid. One of the
 * same amount that still waits is offered again. Nobody is notified before the transfer is reported.
 */
export async function openTransfer(context: RequestContext, amountInCents: number): Promise<string> {
  const { person, ports } = context
  enforceForm(({ amount }) => checkAmount('amountInCents', amount), { amount: amountInCents })
  await transferAccount(context)
  const now = ports.now()
  return context.transaction(async (queries) => {
    await lockOwner(queries, person.id)
    const open = await findOpenTransfer(queries, { userId: person.id, amountInCents, now })
    if (open) return open
    const id = randomUUID()
    const transferContent = newTransferContent()
    const depositReference = await insertWithUniqueCode(
      () => newDepositReference(now),
      (drawn) =>
        insertDeposit(queries, {
          ...{ id, userId: person.id, depositReference: drawn, amountInCents, transferContent },
          ...{ paymentMethod: 'VIETQR', bankReference: transferContent },
          expiresAt: new Date(now.getTime() + depositTransferHours * 3_600_000),
        }),
    )
    await record(context, queries, transferOpened({ id, depositReference, amountInCents }, person))
    return id
  })
}
