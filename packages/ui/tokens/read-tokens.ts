import type { DesignToken, TokenType } from './design-token.ts'

/** A parsed `*.tokens.json`. */
export type TokenFile = Readonly<Record<string, unknown>>

const isGroup = (entry: unknown): entry is TokenFile => typeof entry === 'object' && entry !== null

/** Returns the tokens of a file in order. Tokens inherit the type of their group. */
export function readTokens(file: TokenFile, path: readonly string[] = [], inherited?: TokenType): DesignToken[] {
  const type = (file.$type as TokenType | undefined) ?? inherited
  if ('$value' in file) {
    if (!type) throw new Error(`${path.join('.')} has no type.`)
    const { 'vn.chonoi.forced-colors': forcedColor } = (file.$extensions ?? {}) as Record<string, string | undefined>
    const description = file.$description as string | undefined
    return [
      { path, type, value: file.$value, ...(description && { description }), ...(forcedColor && { forcedColor }) },
    ]
  }
  return Object.entries(file).flatMap(([name, entry]) =>
    name.startsWith('$') || !isGroup(entry) ? [] : readTokens(entry, [...path, name], type),
  )
}
