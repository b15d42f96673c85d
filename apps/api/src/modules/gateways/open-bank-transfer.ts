import { type BankFeed, PayosFeed, SepayFeed } from '@chonoi/payment-gateways'
import type { Ports } from '../../ports/ports.ts'
import { decryptGatewayConfig } from './gateway-secrets.ts'
import type { GatewayConfigRow } from './gateways.store.ts'

/** The account that customers transfer to, and the services that report its credits. */
export interface BankTransfer {
  readonly bankName: string
  readonly accountNumber: string
  readonly accountHolder: string
  /** The bank's six digits at Napas. Without them there is no VietQR code. */
  readonly bankBin: string | null
  readonly feeds: readonly BankFeed[]
}

/** Opens a stored configuration of `bank_transfer`. */
export async function openBankTransfer(
  { encryption }: Pick<Ports, 'encryption'>,
  row: GatewayConfigRow,
): Promise<BankTransfer> {
  const config = await decryptGatewayConfig(encryption, row)
  const { bankName = '', accountNumber = '', accountHolder = '', bankBin } = config
  const { payosChecksumKey, sepayApiKey } = config
  return {
    ...{ bankName, accountNumber, accountHolder, bankBin: bankBin ?? null },
    feeds: [
      ...(payosChecksumKey ? [new PayosFeed(payosChecksumKey)] : []),
      ...(sepayApiKey ? [new SepayFeed(sepayApiKey)] : []),
    ],
  }
}
