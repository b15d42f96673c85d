import { href } from '@chonoi/domain'
import type { I18n } from '@chonoi/i18n'
import type { Mail } from '../ports/mailer.ts'
import { type MailBrand, plainColors } from './mail-brand.ts'
import { type MailOrder, orderText, safeOrder } from './mail-order.ts'
import { buttonHtml, frameHtml, itemHtml, type MailItem, type MailLink, orderHtml, paragraph } from './mail-parts.ts'
import { unlinked } from './unlinked.ts'

/** People choose the names that these texts hold, so an address in them is no link, unless its field says otherwise. */
export interface MailWords {
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** Paragraphs that the platform wrote: an address in them stays a link. */
  content?: readonly string[]
  /** Several things, each with where it leads. */
  items?: readonly MailItem[]
  /** The order that the mail is about. */
  order?: MailOrder
  /** The one button. */
  action?: MailLink
  /** Our own words below the rest: why the reader gets this mail. */
  closing: string
  /** Where the reader chooses or stops such mails. */
  links?: readonly MailLink[]
}

/** Texts that are safe to show, in the order of the page. */
function safeTexts({ subject, greeting, paragraphs, content = [], items = [], order, action, ...rest }: MailWords) {
  return {
    subject: unlinked(subject),
    preheader: [...paragraphs.map(unlinked), ...content][0] ?? '',
    paragraphs: [...[greeting, ...paragraphs].map(unlinked), ...content],
    items: items.map(({ title, text, url }) => ({ title: unlinked(title), text: unlinked(text), ...(url && { url }) })),
    order: order && safeOrder(order),
    action: action && { label: unlinked(action.label), url: action.url },
    closing: rest.closing,
    links: rest.links ?? [],
  }
}

/** A shop with the platform that it is on, or the platform alone. */
const signature = ({ name, platform }: MailBrand) => unlinked(name === platform ? name : `${name} · ${platform}`)

/**
 * A mail as plain text and as a page that needs no picture and no style sheet, with the same figures and links. Every
 * mail names its sender and where to complain.
 */
export function mailPage(to: string, i18n: I18n, words: MailWords, brand?: MailBrand): Mail {
  const { subject, preheader, paragraphs, items, order, action, closing, links: own } = safeTexts(words)
  const t = i18n.getFixedT(i18n.language, 'mails')
  const support = brand && { label: t('foot.support'), url: brand.publicUrl + href('/contact') }
  const links = [...own, ...(support ? [support] : [])]
  const foot = { closing, links, sender: brand && signature(brand), contact: unlinked(brand?.contact ?? '') }

  const lineOf = ({ label, url }: MailLink) => `${label}: ${url}`
  const listed = items.map(({ title, text, url }) => [title, text, ...(url ? [url] : [])].join('\n'))
  const below = [closing, ...links.map(lineOf)].join('\n')
  const sent = [foot.sender, foot.contact].filter(Boolean).join('\n')
  const text = [
    ...[...paragraphs, ...listed, ...(order ? orderText(order) : [])],
    ...[...(action ? [lineOf(action)] : []), below, ...(sent ? [sent] : [])],
  ].join('\n\n')

  const colors = brand ?? plainColors.light
  const body = [
    ...paragraphs.map(paragraph),
    ...items.map((item) => itemHtml(item, colors.color)),
    ...(action ? [buttonHtml(action, colors)] : []),
    ...(order ? [orderHtml(order)] : []),
  ]
  const frame = { language: i18n.language, subject, preheader, brand, name: unlinked(brand?.name ?? ''), body, foot }
  return { to, subject, text, html: frameHtml(frame) }
}
