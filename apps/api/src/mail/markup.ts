/** Markup that is safe to send. `html` makes it, so each text in it was escaped. */
export class Markup {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '')

type Part = string | number | Markup | undefined | readonly Markup[]

function sourceOf(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Markup) return part.source
  return typeof part === 'object' ? part.map(({ source }) => source).join('') : escapeHtml(String(part))
}

/** A piece of HTML. Texts are escaped, pieces stay as they are. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(String.raw({ raw: pieces }, ...parts.map(sourceOf)))
