/** What a campaign's text may say of its reader, in double braces. */
const personalNames = ['firstName', 'lastName'] as const

type Reader = Readonly<Record<(typeof personalNames)[number], string>>

const placeholder = /\{\{\s*([a-zA-Z]+)\s*\}\}/g
const isPersonal = (name: string): name is keyof Reader => personalNames.some((one) => one === name)

/** Fills in the reader's names. */
export function personalText(text: string, reader: Reader): string {
  return text.replaceAll(placeholder, (whole, name: string) => (isPersonal(name) ? reader[name] : whole))
}

/** The first placeholder that no reader fills in. */
export function unknownPlaceholder(text: string): string | undefined {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name).find((name) => !isPersonal(name))
}

/** Paragraphs are separated by blank lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
