import type { DepositInstructions } from '@chonoi/contract'
import QRCode from 'qrcode'
import type { RequestContext } from '../../http/context.ts'
import { Failure } from '../../http/failure.ts'
import { newTransferContent } from './transfer-code.ts'
import { vietQrPayload } from './vietqr.ts'

/**
 * Returns where to transfer an amount, as text and VietQR code, with a unique transfer content. Fails with
 * server.unavailable when no bank account is configured.
 */
export async function depositInstructions(
  context: RequestContext,
  amountInCents: number,
): Promise<DepositInstructions> {
  if (!context.ports.bankAccount) throw new Failure('server.unavailable')
  const { bankName, bankBin, accountNumber, accountHolder } = context.ports.bankAccount
  const transferContent = newTransferContent()
  const vietQr = vietQrPayload({ bankBin, accountNumber, amountInCents, purpose: transferContent })
  return {
    ...{ amountInCents, bankName, accountNumber, accountHolder, transferContent },
    bankCode: bankBin,
    vietQrPayload: vietQr,
    qrCodeSvg: await QRCode.toString(vietQr, { type: 'svg', errorCorrectionLevel: 'M', margin: 4 }),
  }
}
