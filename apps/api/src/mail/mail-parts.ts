import { type BrandColors, type MailBrand, plainColors } from './mail-brand.ts'
import { mailColors } from './mail-colors.ts'
import type { MailOrder, MailOrderLine } from './mail-order.ts'
import { html, Markup } from './markup.ts'

const { light, dark } = mailColors
/** The site's font where somebody has it; no mail program fetches one. */
const font = "font-family:'Be Vietnam Pro',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const text = `${font};font-size:16px;line-height:1.5;color:${light.text};overflow-wrap:anywhere`
const small = `${font};font-size:13px;line-height:1.5;color:${light.muted};overflow-wrap:anywhere`

/** An absolute address, or where it leads. */
export interface MailLink {
  label: string
  url: string
}
export interface MailItem {
  title: string
  text: string
  url?: string
}

/**
 * Everything is inline, as several programs drop style sheets; this one adds the dark scheme, which can't stand inline,
 * and narrower margins on phones.
 */
const styleSheet = (colors: BrandColors) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.m-pad{padding-left:16px!important;padding-right:16px!important}}
@media (prefers-color-scheme:dark){
.m-ground{background-color:${dark.ground}!important}
.m-card{background-color:${dark.card}!important;border-color:${dark.line}!important}
.m-text{color:${dark.text}!important}
.m-muted{color:${dark.muted}!important}
.m-line{border-color:${dark.line}!important}
.m-link{color:${colors.color}!important}
.m-bar{border-color:${colors.color}!important}
.m-button{background-color:${colors.color}!important;color:${colors.textOnColor}!important}
}`

export const paragraph = (content: string | Markup): Markup =>
  html`<p class="m-text" style="margin:0 0 16px;${text}">${content}</p>`

const linkHtml = ({ label, url }: MailLink, color: string) =>
  html`<a class="m-link" href="${url}" style="color:${color};text-decoration:underline">${label}</a>`

/** An item's title leads where it leads. */
export const itemHtml = ({ title, text: message, url }: MailItem, color: string): Markup =>
  html`<p class="m-text m-line" style="margin:0;padding:12px 0;border-top:1px solid ${light.line};${text}">${
    url
      ? html`<a class="m-link" href="${url}" style="color:${color};font-weight:600">${title}</a>`
      : html`<strong>${title}</strong>`
  }<br>${message}</p>`

/** Outlook gives a link no padding: there the cell has it. */
export const buttonHtml = ({ label, url }: MailLink, { color, textOnColor }: BrandColors): Markup =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="m-button" bgcolor="${color}" style="border-radius:8px;background-color:${color};mso-padding-alt:14px 28px"><a class="m-button" href="${url}" style="display:inline-block;padding:14px 28px;border-radius:8px;background-color:${color};color:${textOnColor};${font};font-size:16px;line-height:20px;font-weight:600;text-decoration:none;overflow-wrap:anywhere">${label}</a></td></tr></table>`

/** The name stands beside the logo, as many mail programs show no pictures; so the logo has no words of its own. */
function headHtml(brand: Pick<MailBrand, 'logo' | 'color'>, name: string): Markup {
  const logo = brand.logo
    ? html`<img src="${brand.logo}" alt="" height="40" style="height:40px;max-width:160px;margin-right:12px;padding:2px;border-radius:6px;background-color:#ffffff;vertical-align:middle">`
    : undefined
  return html`<tr><td class="m-pad m-bar" style="padding:20px 32px;border-bottom:3px solid ${brand.color}">${logo}<strong class="m-link" style="${font};font-size:18px;line-height:40px;overflow-wrap:anywhere;color:${brand.color};vertical-align:middle">${name}</strong></td></tr>`
}

/** The goods' name stands beside their picture, so it has no words of its own. */
function lineHtml({ name, variant, quantity, amount, picture }: MailOrderLine, withPictures: boolean): Markup {
  const edge = `border-top:1px solid ${light.line};vertical-align:top`
  const pictureCell = html`<td class="m-line" width="56" style="width:56px;padding:12px 12px 12px 0;${edge}">${
    picture
      ? html`<img src="${picture}" alt="" width="56" height="56" style="display:block;width:56px;height:56px;border-radius:8px;object-fit:cover">`
      : undefined
  }</td>`
  const detail = variant ? html`<span class="m-muted" style="${small}">${variant}</span><br>` : undefined
  return html`<tr>${withPictures ? pictureCell : undefined}<td class="m-text m-line" style="padding:12px 0;${text};font-size:15px;${edge}">${name}<br>${detail}<span class="m-muted" style="${small}">${quantity}</span></td><td class="m-text m-line" align="right" style="padding:12px 0 12px 12px;${text};font-size:15px;white-space:nowrap;${edge}">${amount}</td></tr>`
}

/** An order as a table that screen readers read as one. */
export function orderHtml({ title, columns, lines, more, totals, facts }: MailOrder): Markup {
  const withPictures = lines.some(({ picture }) => picture)
  const span = withPictures ? 2 : 1
  const head = html`<tr><th class="m-muted" scope="col" colspan="${span}" align="left" style="padding:0 0 8px;${small};font-weight:400">${columns.goods}</th><th class="m-muted" scope="col" align="right" style="padding:0 0 8px 12px;${small};font-weight:400">${columns.amount}</th></tr>`
  const moreRow = more
    ? html`<tr><td class="m-muted m-line" colspan="${span + 1}" style="padding:12px 0;border-top:1px solid ${light.line};${small}">${more}</td></tr>`
    : undefined
  const totalRows = totals.map(({ label, amount, isTotal }, index) => {
    const style = `${text};font-size:15px;font-weight:${isTotal ? 700 : 400}${index === 0 ? `;border-top:1px solid ${light.line}` : ''}`
    const top = index === 0 ? 12 : 4
    return html`<tr><th class="m-text m-line" scope="row" colspan="${span}" align="left" style="padding:${top}px 0 4px;${style}">${label}</th><td class="m-text m-line" align="right" style="padding:${top}px 0 4px 12px;${style};white-space:nowrap">${amount}</td></tr>`
  })
  const factRows = facts.map(
    ({ label, text: fact }) =>
      html`<p class="m-text" style="margin:0 0 12px;${text};font-size:15px"><span class="m-muted" style="${small}">${label}</span><br>${fact}</p>`,
  )
  return html`<h2 class="m-text" style="margin:16px 0 12px;${text};font-weight:600">${title}</h2><table width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 24px;border-collapse:collapse">${head}${lines.map((line) => lineHtml(line, withPictures))}${moreRow}${totalRows}</table>${factRows}`
}

/** Why the reader gets the mail and how to stop it, then who sent it. */
function footHtml({ closing, links, sender, contact }: MailFoot, color: string): Markup {
  const linkLine = (line: readonly MailLink[]) =>
    line.length === 0
      ? undefined
      : html`<p class="m-muted" style="margin:0 0 8px;${small}">${line.map(
          (link, index) => html`${index > 0 ? ' · ' : ''}${linkHtml(link, color)}`,
        )}</p>`
  const sent = sender
    ? html`<p class="m-muted" style="margin:0;${small}"><strong>${sender}</strong>${contact ? html`<br>${contact}` : undefined}</p>`
    : undefined
  return html`<tr><td class="m-pad m-line" style="padding:20px 32px 24px;border-top:1px solid ${light.line}"><p class="m-muted" style="margin:0 0 8px;${small}">${closing}</p>${linkLine(links)}${sent}</td></tr>`
}

export interface MailFoot {
  closing: string
  links: readonly MailLink[]
  /** Undefined without a brand. */
  sender: string | undefined
  contact: string
}

export interface MailFrame {
  language: string
  subject: string
  /** Shown beside the subject in the list of mails. */
  preheader: string
  brand: MailBrand | undefined
  /** The name in the head. */
  name: string
  body: readonly Markup[]
  foot: MailFoot
}

/** Fills the rest of the line in the list of mails, which would show the page's next words otherwise. */
const filler = new Markup('&#8199;&#847;'.repeat(60))

/** The whole page: a card of 600 px on a calm ground. Outlook knows no greatest width, so it gets a table of that width. */
export function frameHtml({ language, subject, preheader, brand, name, body, foot }: MailFrame): string {
  const { color } = brand ?? plainColors.light
  const style = new Markup(styleSheet(brand?.dark ?? plainColors.dark))
  const [onlyOutlook, endOutlook] = [
    new Markup(
      '<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
    ),
    new Markup('<!--[if mso]></td></tr></table><![endif]-->'),
  ]
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${subject}</title><style>${style}</style></head><body class="m-ground" style="margin:0;padding:0;background-color:${light.ground}"><div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${filler}</div><div role="article" aria-roledescription="email" lang="${language}"><table class="m-ground" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.ground}" style="width:100%;background-color:${light.ground}"><tr><td align="center" style="padding:24px 8px">${onlyOutlook}<table class="m-card" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.card}" align="center" style="width:100%;max-width:600px;background-color:${light.card};border:1px solid ${light.line};border-radius:12px;border-collapse:separate;text-align:left">${brand ? headHtml(brand, name) : undefined}<tr><td class="m-pad" style="padding:28px 32px 16px"><h1 class="m-text" style="margin:0 0 16px;${text};font-size:22px;line-height:1.3;font-weight:700">${subject}</h1>${body}</td></tr>${footHtml(foot, color)}</table>${endOutlook}</td></tr></table></div></body></html>`
    .source
}
