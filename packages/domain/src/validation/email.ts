import type { TextRule } from './text-rules.ts'

const maxEmailLength = 254
const maxLocalPartLength = 64
const localPart = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+$/i
const domainLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/** The e-mail syntax that browsers check, plus a dot in the domain. Linear on any input. */
export function isEmailShaped(text: string): boolean {
  if (text.length > maxEmailLength) return false
  const at = text.lastIndexOf('@')
  if (at < 1 || at > maxLocalPartLength) return false
  const labels = text.slice(at + 1).split('.')
  return localPart.test(text.slice(0, at)) && labels.length > 1 && labels.every((label) => domainLabel.test(label))
}

/** Normalizes an address, so that two spellings of it are one account. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase()
}

export const emailShape: TextRule = (text) => (isEmailShaped(text.trim()) ? null : { code: 'email.invalid' })
