import { vndFromDong } from '../amounts.ts'
import { parseReceived, textOf } from '../message.ts'
import { jsonAnswer } from '../notification-answer.ts'
import type { IncomingNotification, NotificationOutcome } from '../payment-gateway.ts'
import { hmacHex, isSameDigest } from '../signing.ts'
import type { BankFeed, BankFeedReading } from './bank-feed.ts'

/** Webhooks of SePay, which shows an API key instead of signing. */
export class SepayFeed implements BankFeed {
  readonly name = 'sepay'
  readonly #apiKey: string

  constructor(apiKey: string) {
    this.#apiKey = apiKey
  }

  read({ body, headers }: IncomingNotification): BankFeedReading {
    if (!this.#isOurs(headers.authorization)) return { verified: false, because: 'invalid_signature' }
    const message = parseReceived(body)
    if (!message) return { verified: false, because: 'malformed' }
    if (textOf(message, 'transferType') !== 'in') return { verified: true, credit: null }
    const [id, accountNumber, content] = ['id', 'accountNumber', 'content'].map((name) => textOf(message, name))
    const amount = vndFromDong(message.transferAmount)
    if (!id || !accountNumber || content === undefined || !amount) return { verified: false, because: 'malformed' }
    const bankReference = textOf(message, 'referenceCode') ?? id
    return {
      verified: true,
      credit: {
        ...{ eventId: id, amountInCents: amount.cents, content, accountNumber, bankReference },
        virtualAccountNumber: textOf(message, 'subAccount') || null,
      },
    }
  }

  answer(outcome: NotificationOutcome) {
    if (outcome === 'invalid_signature') return jsonAnswer(401, { success: false })
    if (outcome === 'malformed') return jsonAnswer(400, { success: false })
    return outcome === 'failed' ? jsonAnswer(500, { success: false }) : jsonAnswer(200, { success: true })
  }

  /** Digests are compared, so that neither content nor length of the key shows in the time taken. */
  #isOurs(authorization: string | undefined): boolean {
    const received = /^Apikey (.+)$/.exec(authorization ?? '')?.[1]
    const digestOf = (key: string) => hmacHex('sha256', 'sepay', key)
    return received !== undefined && isSameDigest(digestOf(this.#apiKey), digestOf(received))
  }
}
