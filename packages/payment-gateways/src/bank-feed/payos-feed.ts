import { vndFromDong } from '../amounts.ts'
import { isMessage, type Message, parseReceived, textOf } from '../message.ts'
import { jsonAnswer } from '../notification-answer.ts'
import type { IncomingNotification, NotificationOutcome } from '../payment-gateway.ts'
import { hmacHex, isSameDigest, rawSignText } from '../signing.ts'
import type { BankFeed, BankFeedReading } from './bank-feed.ts'

/** The signature of a webhook's `data`: keys in alphabetical order, null and undefined as nothing. */
export function signPayosData(data: Message, checksumKey: string): string {
  const fields = Object.entries(data).map(([name, value]) => [name, textInSignature(value)])
  return hmacHex('sha256', checksumKey, rawSignText(Object.fromEntries(fields)))
}

/** Webhooks of payOS. */
export class PayosFeed implements BankFeed {
  readonly name = 'payos'
  readonly #checksumKey: string

  constructor(checksumKey: string) {
    this.#checksumKey = checksumKey
  }

  read({ body }: IncomingNotification): BankFeedReading {
    const message = parseReceived(body)
    if (!message || !isMessage(message.data)) return { verified: false, because: 'malformed' }
    const { data } = message
    if (!isSameDigest(signPayosData(data, this.#checksumKey), textOf(message, 'signature'))) {
      return { verified: false, because: 'invalid_signature' }
    }
    if (textOf(data, 'code') !== '00') return { verified: true, credit: null }
    const [reference, accountNumber, content] = ['reference', 'accountNumber', 'description'].map((name) =>
      textOf(data, name),
    )
    const amount = vndFromDong(data.amount)
    if (!reference || !accountNumber || content === undefined || !amount)
      return { verified: false, because: 'malformed' }
    const eventId = `${textOf(data, 'paymentLinkId') ?? ''}:${reference}`
    return {
      verified: true,
      credit: {
        ...{ eventId, amountInCents: amount.cents, content, accountNumber, bankReference: reference },
        virtualAccountNumber: textOf(data, 'virtualAccountNumber') || null,
      },
    }
  }

  answer(outcome: NotificationOutcome) {
    if (outcome === 'invalid_signature' || outcome === 'malformed') return jsonAnswer(400, { success: false })
    return outcome === 'failed' ? jsonAnswer(500, { success: false }) : jsonAnswer(200, { success: true })
  }
}

function textInSignature(value: unknown): string {
  if (value === null || value === undefined || value === 'null' || value === 'undefined') return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
