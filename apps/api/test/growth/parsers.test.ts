import {
  articleHtml,
  articleText,
  isBlankArticle,
  isEmailShaped,
  leadsAnew,
  markedText,
  normalizeText,
  normalizeVietnamesePhone,
  parseVnd,
  personalText,
  picturesOfArticle,
  readRemittanceFile,
  searchText,
  slugFrom,
} from '@chonoi/domain'
import { cleanHtml } from '@chonoi/ui/clean-html'
import { describe, expect, test } from 'vitest'
import { contractDocument } from '../../src/http/contract-document.ts'
import { isModestForm } from '../../src/http/form-shape.ts'
import { isModestJson } from '../../src/http/json-shape.ts'
import { checkAgainst } from '../../src/http/validator.ts'
import { doneInTurns } from '../../src/threads/turn.ts'
import { checkImportFile } from '../../src/modules/product-imports/check-import-file.ts'
import { growthOf, type Shape } from './growth-of.ts'

/** More than collecting garbage makes of a linear parser, less than a quadratic one shows. */
const most = 6

const parts = [
  ...[' ', '\t', '\n', '\r\n', '\u00A0', '\u200B', '\u200D', '\u0301', '\u0301\u0316', '\u3164', '👩\u200D', '🇻🇳'],
  ...['a', 'ạ', 'oà', '7', '-', '.', ',', ';', ':', '"', "'", '(', ')', '[', '{', '{{', '=', '&', '&amp', '@', 'a@'],
  ...['a,', '"a",', 'www.', 'http://a ', 'đ', 'VND ', '1.000.', '<', '>', '</', '</svg', '<svg>', '<p>', '<li>', '<br'],
  ...['<!--', '<a href="', '<a b=c ', '<img src=', '<h2>a</h2>', '<table><tr><td>', '<b><i>', '</p>', '\u0001'],
]
const ends = [
  ['', ''],
  ['1', '1'],
  ['👩', '👩'],
  ['<svg>', ''],
  ['a="', '!'],
] as const
const shapes: Shape[] = ends.flatMap(([before, after]) => parts.map((part) => ({ before, part, after })))

/** The first shape with which a parser grows more than linearly, measured twice. */
async function steepShape(parse: (text: string) => unknown): Promise<Shape | undefined> {
  for (const shape of shapes)
    if ((await growthOf(parse, shape)) > most && (await growthOf(parse, shape)) > most) return shape
  return undefined
}

/** For the hundreds of texts of one parser, on a machine that may be busy. */
const timeout = 300_000

/** As texts come to the rules: through the door. */
const read = (rule: (text: string) => unknown) => (text: string) => rule(normalizeText(text))
const reader = { firstName: 'An', lastName: 'Nguyễn' }
const facts = { categories: new Map<string, string>(), skus: new Set<string>(), slugs: new Set<string>() }
const mapping = JSON.stringify({ name: 0, description: 1, category: 2, price: 3, options: 4, tags: 5 })
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const rowsOf = (rows: string) => `a,b,c,d,e,f\n${rows}`
const importOf = (text: string, sent?: string) =>
  checkImportFile(new TextEncoder().encode(text), sent, facts).catch(() => undefined)

const parsers: Record<string, (text: string) => unknown> = {
  normalizeText,
  slugFrom: read(slugFrom),
  searchText: read(searchText),
  markedText: read(markedText),
  parseVnd,
  normalizeVietnamesePhone,
  isEmailShaped,
  articleText: read(articleText),
  isBlankArticle: read(isBlankArticle),
  picturesOfArticle: read((content) => picturesOfArticle({ content, featuredImageUrl: null })),
  leadsAnew: read((text) => leadsAnew('', text)),
  personalText: read((text) => personalText(text, reader)),
  cleanHtml: read((html) => cleanHtml(html, articleHtml)),
  isModestJson: (text) => isModestJson(new TextEncoder().encode(text)),
  isModestForm: (text) => isModestForm(new TextEncoder().encode(text), 'multipart/form-data; boundary=a'),
  'the headings of a statement': (text) => doneInTurns(readRemittanceFile(text)),
  'the lines of a statement': (text) => doneInTurns(readRemittanceFile(`Mã vận đơn,Tiền thu hộ,Phí\n${text}`)),
  'the headings of an import': (text) => importOf(text),
  'the rows of an import': (text) => importOf(rowsOf(text), mapping),
  'the category of an import': (text) => importOf(rowsOf(`,,${quoted(text)}`), mapping),
  'the price of an import': (text) => importOf(rowsOf(`,,,${quoted(text)}`), mapping),
  'the options of an import': (text) => importOf(rowsOf(`,,,,${quoted(text)}`), mapping),
  'the tags of an import': (text) => importOf(rowsOf(`,,,,,${quoted(text)}`), mapping),
}

test.each(Object.keys(parsers))('%s: takes linear time for any text', { timeout }, async (name) => {
  expect(await steepShape(parsers[name] ?? fail)).toBeUndefined()
})

const fail = () => {
  throw new Error('no such parser')
}

/** The pointers of the contract's schemas of one kind, one for each way to check. */
function pointersOf(keywords: readonly string[], node: unknown = contractDocument, at = '#'): Map<string, string> {
  if (typeof node !== 'object' || node === null) return new Map()
  const schema = node as Record<string, unknown>
  const own = keywords.filter((keyword) => keyword in schema && typeof schema[keyword] !== 'object')
  const inside = Object.entries(schema).flatMap(([name, child]) => [
    ...pointersOf(keywords, child, `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  ])
  const check = own.map((keyword) => `${keyword} ${String(schema[keyword])}`).join()
  return new Map([...inside, ...(own.length > 0 ? [[check, at] as const] : [])])
}

describe('checkAgainst', () => {
  test.each([...pointersOf(['pattern', 'format'])])(
    '%s: takes linear time for any text',
    { timeout },
    async (_, pointer) => {
      expect(await steepShape((text) => checkAgainst(pointer, text))).toBeUndefined()
    },
  )

  test.each([...pointersOf(['uniqueItems'])])('%s: takes linear time for any list', async (_, pointer) => {
    const listOf = (text: string) => Array.from(text, (_character, index) => `${index}`)
    const shape = { before: '', part: 'a', after: '' }
    expect(await growthOf((text) => checkAgainst(pointer, listOf(text)), shape)).toBeLessThan(most)
  })
})
