import type { DepositInstructions } from '@chonoi/contract'
import { mayReportTransfer } from '@chonoi/domain'
import QRCode from 'qrcode'
import type { RequestContext } from '../../http/context.ts'
import { enforce, found } from '../../http/failure.ts'
import { bankSandboxUrl } from '../gateways/provider-addresses.ts'
import { findDeposit } from './deposits.store.ts'
import { transferAccount } from './transfer-account.ts'
import { vietQrPayload } from './vietqr.ts'

/**
 * Returns where to transfer an open deposit, as text, and as VietQR code when the bank is known by its number. Fails with server.unavailable when no bank account is
 * configured.
 */
export async function depositInstructions(context: RequestContext, depositId: string): Promise<DepositInstructions> {
  const { deposit } = await context.transaction(async (queries) => found(await findDeposit(queries, depositId)))
  enforce(mayReportTransfer(deposit, context.person))
  const transferContent = found(deposit.transferContent ?? undefined)
  const { bankName, bankBin, accountNumber, accountHolder } = await transferAccount(context)
  const { amountInCents } = deposit
  const vietQr = bankBin ? vietQrPayload({ bankBin, accountNumber, amountInCents, purpose: transferContent }) : null
  return {
    ...{ amountInCents, bankName, accountNumber, accountHolder, transferContent },
    bankCode: bankBin,
    vietQrPayload: vietQr,
    qrCodeSvg: vietQr && (await QRCode.toString(vietQr, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })),
    sandboxUrl: bankSandboxUrl(context.ports.payments, vietQr),
  }
}
