import { normalizeText } from '../text/normalize-text.ts'
import type { TextRule } from './text-rules.ts'

const mobile = /^0[35789]\d{8}$/
const landline = /^02\d{9}$/

/** Returns a Vietnamese number in its national form ("0912345678"), or null when it isn't one. */
export function normalizeVietnamesePhone(text: string): string | null {
  const bare = normalizeText(text)
    .replace(/^\s*tel:/i, '')
    .replace(/[\s.()\u2010-\u2015-]/g, '')
  const national = bare.replace(/^(?:\+|00)?84(?:0(?=\d{9,10}$)|(?=\d{9,10}$))/, '0')
  return mobile.test(national) || landline.test(national) ? national : null
}

export const vietnamesePhone: TextRule = (text) =>
  normalizeVietnamesePhone(text) === null ? { code: 'phone.invalid' } : null

/** Groups the digits of a Vietnamese number for reading: "0912 345 678". Other texts stay as they are. */
export function formatVietnamesePhone(text: string): string {
  const national = normalizeVietnamesePhone(text)
  if (national === null) return text
  return mobile.test(national)
    ? national.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
    : national.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1 $2 $3')
}
