import type { Language } from '@chonoi/i18n'
import type { Mail } from '../ports/mailer.ts'

export interface MailItem {
  title: string
  text: string
  url?: string
}

export interface MailWords {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Several things, each with where it leads. */
  items?: readonly MailItem[]
  /** A button with its address. */
  action?: { label: string; url: string }
  closing: string
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

/** An item's title leads where it leads. */
function itemHtml({ title, text, url }: MailItem): string {
  const head = url
    ? `<a href="${escapeHtml(url)}" style="color:#0f766e;font-weight:600">${escapeHtml(title)}</a>`
    : `<strong>${escapeHtml(title)}</strong>`
  return `${head}<br>${escapeHtml(text)}`
}

/** A mail as plain text and as a page that needs no picture and no style sheet. */
export function mailPage(to: string, language: Language, words: MailWords): Mail {
  const { subject, greeting, paragraphs, items = [], action, closing } = words
  const listed = items.map(({ title, text, url }) => [title, text, ...(url ? [url] : [])].join('\n'))
  const led = action ? [`${action.label}: ${action.url}`] : []
  const text = [greeting, ...paragraphs, ...listed, ...led, closing].join('\n\n')
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
  const button = action
    ? `<a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0f766e;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a>`
    : undefined
  const lines = [...[greeting, ...paragraphs].map(escapeHtml), ...items.map(itemHtml)]
  const body = lines.map(paragraph).join('')
  return {
    to,
    subject,
    text,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;font-family:sans-serif;line-height:1.5;color:#1f2937">${body}${button ? paragraph(button) : ''}${paragraph(escapeHtml(closing))}</body></html>`,
  }
}
