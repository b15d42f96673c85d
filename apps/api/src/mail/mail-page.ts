import type { Language } from '@chonoi/i18n'
import type { Mail } from '../ports/mailer.ts'
import { type MailBrand, plainColors } from './mail-brand.ts'
import { unlinked } from './unlinked.ts'

export interface MailItem {
  title: string
  text: string
  url?: string
}

/** People choose the names that these texts hold, so an address in them is no link, unless its field says otherwise. */
export interface MailWords {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Paragraphs that the platform wrote: an address in them stays a link. */
  content?: readonly string[]
  /** Several things, each with where it leads. */
  items?: readonly MailItem[]
  /** A button with its address. */
  action?: { label: string; url: string }
  /** Our own words: an address in them stays a link. */
  closing: string
}

/** Texts that are safe to show, in the order of the page. */
function safeTexts({ subject, greeting, paragraphs, content = [], items = [], action, closing }: MailWords) {
  return {
    subject: unlinked(subject),
    paragraphs: [...[greeting, ...paragraphs].map(unlinked), ...content],
    items: items.map(({ title, text, url }) => ({ title: unlinked(title), text: unlinked(text), url })),
    action: action && { label: unlinked(action.label), url: action.url },
    closing,
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

/** An item's title leads where it leads. */
function itemHtml({ title, text, url }: MailItem, color: string): string {
  const head = url
    ? `<a href="${escapeHtml(url)}" style="color:${color};font-weight:600">${escapeHtml(title)}</a>`
    : `<strong>${escapeHtml(title)}</strong>`
  return `${head}<br>${escapeHtml(text)}`
}

/** The name stands beside the logo, as many mail programs show no pictures. */
function headHtml({ name, logo, color }: MailBrand): string {
  const picture = logo
    ? `<img src="${escapeHtml(logo)}" alt="" height="40" style="height:40px;max-width:160px;vertical-align:middle;margin-right:12px">`
    : ''
  const title = `<strong style="font-size:18px;color:${color};vertical-align:middle">${escapeHtml(unlinked(name))}</strong>`
  return `<div style="margin:0 0 24px;padding:0 0 16px;border-bottom:3px solid ${color}">${picture}${title}</div>`
}

const footHtml = (by: string) => `<p style="margin:24px 0 0;font-size:12px;color:#6b7280">${escapeHtml(by)}</p>`

/** A shop with the platform that it is on, or the platform alone. */
const signature = ({ name, platform }: MailBrand) => unlinked(name === platform ? name : `${name} · ${platform}`)

/** A mail as plain text and as a page that needs no picture and no style sheet. */
export function mailPage(to: string, language: Language, words: MailWords, brand?: MailBrand): Mail {
  const { color, textOnColor } = brand ?? plainColors
  const { subject, paragraphs, items, action, closing } = safeTexts(words)
  const listed = items.map(({ title, text, url }) => [title, text, ...(url ? [url] : [])].join('\n'))
  const led = action ? [`${action.label}: ${action.url}`] : []
  const signed = brand ? [signature(brand)] : []
  const text = [...paragraphs, ...listed, ...led, closing, ...signed].join('\n\n')
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
  const button = action
    ? `<a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${color};color:${textOnColor};text-decoration:none">${escapeHtml(action.label)}</a>`
    : undefined
  const lines = [...paragraphs.map(escapeHtml), ...items.map((item) => itemHtml(item, color))]
  const body = lines.map(paragraph).join('')
  const head = brand ? headHtml(brand) : ''
  const foot = signed.map(footHtml).join('')
  return {
    to,
    subject,
    text,
    html: `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;font-family:sans-serif;line-height:1.5;color:#1f2937;background:#ffffff">${head}${body}${button ? paragraph(button) : ''}${paragraph(escapeHtml(closing))}${foot}</body></html>`,
  }
}
