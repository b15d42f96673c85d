import type { IncomingNotification, NotificationAnswer, NotificationOutcome } from '../payment-gateway.ts'

/** Money that arrived on an account, as a bank feed reports it. */
export interface BankCredit {
  /** Equal when the feed repeats it. */
  readonly eventId: string
  readonly amountInCents: number
  /** What the payer wrote; banks change case and punctuation and add words of their own. */
  readonly content: string
  readonly accountNumber: string
  /** The virtual account in front of it that the payer transferred to. */
  readonly virtualAccountNumber: string | null
  readonly bankReference: string
}

export type BankFeedReading =
  | { readonly verified: true; readonly credit: BankCredit | null }
  | { readonly verified: false; readonly because: 'invalid_signature' | 'malformed' }

/** A service that reports transfers to our account. */
export interface BankFeed {
  readonly name: 'payos' | 'sepay'
  read(incoming: IncomingNotification): BankFeedReading
  answer(outcome: NotificationOutcome): NotificationAnswer
}

/** Whether a credit came to an account, directly or through a virtual account that was given to payers. */
export function isCreditOf(
  { accountNumber, virtualAccountNumber }: Pick<BankCredit, 'accountNumber' | 'virtualAccountNumber'>,
  expected: string,
): boolean {
  const bare = (text: string) => text.replace(/[^0-9a-z]/gi, '').toUpperCase()
  return [accountNumber, virtualAccountNumber ?? ''].some((number) => number !== '' && bare(number) === bare(expected))
}

/** The transfer codes in what a payer wrote, e.g. `CN7K3MPQ2X5`, however a bank spaced or wrapped it. */
export function transferCodesIn(content: string): readonly string[] {
  const text = content.toUpperCase().replace(/[^0-9A-Z]/g, '')
  const found = new Set<string>()
  for (let at = text.indexOf('CN'); at !== -1; at = text.indexOf('CN', at + 1)) {
    const code = text.slice(at, at + 11)
    if (/^CN[0-9A-HJKMNP-TV-Z]{9}$/.test(code)) found.add(code)
  }
  return [...found]
}
