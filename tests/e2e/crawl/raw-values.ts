import contract from '@chonoi/contract/openapi.json' with { type: 'json' }

/**
 * Codes that are what people call the thing. All others have words. Order numbers, coupons, tracking codes and SKUs need
 * no line: a code counts only as a whole word, and no such number is a value of the contract.
 */
const spokenCodes: readonly string[] = [
  // Carriers, by the name that is on their parcels.
  ...['GHN', 'GHTK', 'SPX'],
  // Currencies and formats of files, read as letters.
  ...['VND', 'USD', 'EUR', 'CSV', 'JSON', 'API'],
  // The web's own names of its measures of speed.
  ...['CLS', 'FID', 'INP', 'LCP'],
]

const isCode = (value: unknown): value is string => typeof value === 'string' && /^[A-Z][A-Z0-9_]+$/.test(value)

/** The values of every list in a part of the contract that are written as codes. */
function codesIn(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(codesIn)
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, inner]) =>
    name === 'enum' && Array.isArray(inner) ? inner.filter(isCode) : codesIn(inner),
  )
}

/** The codes of the contract that no page may show. */
export const rawCodes: ReadonlySet<string> = new Set(codesIn(contract).filter((code) => !spokenCodes.includes(code)))

const word = /(?<![\p{L}\p{N}_-])[A-Z][A-Z0-9_]+(?![\p{L}\p{N}_-])/gu

/** A whole id, or the first eight digits that stand for one: with a letter and a digit, so that no number or word is meant. */
const idPiece =
  /(?<![\p{L}\p{N}#_-])(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{8})(?![\p{L}\p{N}_-])/gu

/** The codes and ids in a text, each once. */
export function rawValues(text: string): string[] {
  const codes = [...text.matchAll(word)].map(([code]) => code).filter((code) => rawCodes.has(code))
  const ids = [...text.matchAll(idPiece)].map(([id]) => id)
  return [...new Set([...codes, ...ids])]
}
