import type { TextRule } from './text-rules.ts'

const mobile = /^0[35789]\d{8}$/
const landline = /^02\d{9}$/

/** Returns a Vietnamese number in its national form ("0912345678"), or null when it isn't one. */
export function normalizeVietnamesePhone(text: string): string | null {
  const bare = text.replace(/[\s.()-]/g, '')
  const national = bare.replace(/^(?:\+|00)?84(?=\d{9,10}$)/, '0')
  return mobile.test(national) || landline.test(national) ? national : null
}

export const vietnamesePhone: TextRule = (text) =>
  normalizeVietnamesePhone(text) === null ? { code: 'phone.invalid' } : null
