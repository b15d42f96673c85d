import { parseVnd } from '../base/generated/parse-amount.ts'

/** Cents per đồng. Money is stored in cents, although the đồng has no subunit in use. */
const centsPerUnit = 100

/** Formats money as written in Vietnam: 1.250.000. */
export function writeMoney(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return ''
  return String(Math.trunc(cents / centsPerUnit)).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Parses a whole amount, "1,500,000.00 VND" or "1.500.000", into cents; null when it is none or has two meanings. */
export function readMoney(text: string): number | null {
  const vnd = parseVnd(text)
  return vnd === null ? null : vnd * centsPerUnit
}

/** An edit of the text in the box, by keys, an input method, the clipboard, dropping or filling in. */
export interface MoneyEdit {
  /** The text after the edit. */
  text: string
  /** The part of it that the edit brought. */
  inserted: string
  /** Whether the text before it was grouped by the field, so that its marks mean nothing. */
  wasGrouped: boolean
}

export interface MoneyReading {
  cents: number | null
  /** The text to show until it is complete or corrected. Undefined: the grouped amount. */
  kept?: string
}

/** A text that may be meant as an amount. Others, such as letters of a Vietnamese word, are dropped. */
const meant = /\d|^\s*[-−–]/

/**
 * Reads the text after an edit. Digits belong to the grouped amount; any other text is read as a whole. It stays as it
 * was typed while it can't be read, and while somebody types marks of their own.
 */
export function readMoneyEdit({ text, inserted, wasGrouped }: MoneyEdit): MoneyReading {
  const isOfDigits = wasGrouped && /^\d*$/.test(inserted)
  const plain = isOfDigits ? text.replaceAll(/\D/g, '') : text
  const cents = readMoney(plain)
  const isTyped = inserted.length <= 1 && /\D/.test(plain) && plain !== writeMoney(cents)
  const isKept = cents === null ? meant.test(plain) : isTyped
  return isKept ? { cents, kept: plain } : { cents }
}

/** Returns the part of a text that an input event brought: all of it, where the browser doesn't tell. */
export function insertedText({ inputType, data }: Partial<InputEvent>, text: string): string {
  if (inputType?.startsWith('delete')) return ''
  return data ?? text
}

/** Returns the cursor position in the rewritten text, with the same number of digits before it. */
export function caretAfterRewriting(typed: string, caret: number, rewritten: string): number {
  let digitsLeft = typed
    .slice(0, caret)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '').length
  let position = 0
  while (digitsLeft > 0 && position < rewritten.length) {
    if (/\d/.test(rewritten.charAt(position))) digitsLeft -= 1
    position += 1
  }
  return position
}
