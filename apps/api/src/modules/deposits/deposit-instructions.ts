import type { DepositInstructions } from '@chonoi/contract'
import { mayReportTransfer } from '@chonoi/domain'
import QRCode from 'qrcode'
import type { RequestContext } from '../../http/context.ts'
import { enforce, Failure, found } from '../../http/failure.ts'
import { findDeposit } from './deposits.store.ts'
import { vietQrPayload } from './vietqr.ts'

/**
 * Returns where to transfer an open deposit, as text and VietQR code. Fails with server.unavailable when no bank account is
 * configured.
 */
export async function depositInstructions(context: RequestContext, depositId: string): Promise<DepositInstructions> {
  const { deposit } = await context.transaction(async (queries) => found(await findDeposit(queries, depositId)))
  enforce(mayReportTransfer(deposit, context.person))
  const transferContent = found(deposit.transferContent ?? undefined)
  if (!context.ports.bankAccount) throw new Failure('server.unavailable')
  const { bankName, bankBin, accountNumber, accountHolder } = context.ports.bankAccount
  const { amountInCents } = deposit
  const vietQr = vietQrPayload({ bankBin, accountNumber, amountInCents, purpose: transferContent })
  return {
    ...{ amountInCents, bankName, accountNumber, accountHolder, transferContent },
    bankCode: bankBin,
    vietQrPayload: vietQr,
    qrCodeSvg: await QRCode.toString(vietQr, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 }),
  }
}
