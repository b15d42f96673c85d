import { readFileSync } from 'node:fs'
import type { DesignToken } from './design-token.ts'
import { readTokens } from './read-tokens.ts'

interface Source {
  $ref: string
}
interface Resolver {
  sets: Record<string, { sources: Source[] }>
  modifiers: Record<string, { default: string; contexts: Record<string, Source[]> }>
}

const readJson = <File>(name: string): File => JSON.parse(readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))

/** The file of the Resolver Module: lists the tokens that always apply, and those of each context. */
export const resolver = readJson<Resolver>('tokens.resolver.json')

const tokensOf = (sources: readonly Source[]) => sources.flatMap(({ $ref }) => readTokens(readJson($ref)))

export const baseTokens: readonly DesignToken[] = tokensOf(resolver.sets.base?.sources ?? [])

/** Returns the tokens of a context's last source: `contextTokens('theme', 'dark')`. */
export function contextTokens(modifier: string, context: string): readonly DesignToken[] {
  const sources = resolver.modifiers[modifier]?.contexts[context]
  if (!sources) throw new Error(`tokens.resolver.json has no ${modifier} "${context}".`)
  return tokensOf(sources.slice(-1))
}
