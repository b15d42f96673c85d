import type { Language } from '@chonoi/i18n'
import type { Mail } from '../ports/mailer.ts'

export interface MailWords {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** A button with its address. */
  action?: { label: string; url: string }
  closing: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

/** A mail as plain text and as a page that needs no picture and no style sheet. */
export function mailPage(to: string, language: Language, words: MailWords): Mail {
  const { subject, greeting, paragraphs, action, closing } = words
  const text = [greeting, ...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), closing].join('\n\n')
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
  const button = action
    ? `<a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f766e;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a>`
    : undefined
  const body = [greeting, ...paragraphs].map((line) => paragraph(escapeHtml(line))).join('')
  return {
    to,
    subject,
    text,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;font-family:sans-serif;line-height:1.5;color:#1f2937">${body}${button ? paragraph(button) : ''}${paragraph(escapeHtml(closing))}</body></html>`,
  }
}
