const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The text of stored article HTML, with single blanks between words. */
export function articleText(html: string): string {
  return html
    .replace(/<(?:br|\/(?:p|h[2-4]|li|blockquote|t[hd]))\b[^<>]*>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#39|[a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}

export const excerptLength = 150

/** The excerpt of an article that has none: the first 150 characters of its text, with an ellipsis when there is more. */
export function excerptFrom(html: string): string {
  const characters = [...articleText(html)]
  return characters.length > excerptLength
    ? `${characters.slice(0, excerptLength).join('').trimEnd()}…`
    : characters.join('')
}

/** Vietnamese is read at about 250 syllables a minute, and every syllable is a word. */
const wordsPerMinute = 250

export function readingMinutes(html: string): number {
  const words = articleText(html).split(' ').filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}

/** Whether an article shows nothing: neither text nor an image. */
export function isBlankArticle(html: string): boolean {
  return articleText(html) === '' && !/<img\b/i.test(html)
}

/** The addresses of the pictures that an article shows: its featured image and those in its text, each once. */
export function picturesOfArticle(article: { content: string; featuredImageUrl: string | null }): string[] {
  const inText = [...article.content.matchAll(/<img\b[^<>]*?\bsrc="([^"]+)"/g)].map(([, url = '']) => url)
  return [...new Set([...(article.featuredImageUrl ? [article.featuredImageUrl] : []), ...inText])]
}
