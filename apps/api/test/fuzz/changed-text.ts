import { articleHtml, normalizeText } from '@chonoi/domain'
import { cleanHtml } from '@chonoi/ui/clean-html'
import { hostileTexts } from './hostile-texts.ts'

/** Fields whose place another one takes when it is sent, as the contract says: official names by code, the offer by variants. */
const replacedBy: Readonly<Record<string, string>> = { city: 'provinceCode', ward: 'wardCode', sku: 'variants' }

/** Fields of HTML, which the server keeps without what it doesn't allow. */
const keptAsHtml = new Set(['content'])

/**
 * Returns the path of a hostile text that came back changed, at any depth: neither escaped twice nor cut. Lists may
 * come back in another order.
 */
export function changedText(sent: unknown, answer: unknown, place = 'the answer'): string | undefined {
  if (typeof sent === 'string' && typeof answer === 'string')
    return isChanged(sent, answer) ? `${place} is ${JSON.stringify(answer)}` : undefined
  if (Array.isArray(sent) && Array.isArray(answer)) return changedInList(sent, answer, place)
  if (!isRecord(sent) || !isRecord(answer)) return undefined
  return Object.entries(sent)
    .filter(([name]) => !isGiven(sent[replacedBy[name] ?? '']))
    .map(([name, value]) => changedText(kept(name, value), answer[name], `${place}.${name}`))
    .find((changed) => changed !== undefined)
}

const isGiven = (value: unknown) => typeof value === 'string' || (Array.isArray(value) && value.length > 0)

const kept = (name: string, value: unknown) =>
  keptAsHtml.has(name) && typeof value === 'string' ? cleanHtml(value, articleHtml) : value

function changedInList(sent: readonly unknown[], answer: readonly unknown[], place: string): string | undefined {
  const texts = answer.filter((one) => typeof one === 'string')
  const isLost = (one: unknown) => typeof one === 'string' && texts.every((text) => isChanged(one, text))
  if (sent.some((one) => isHostile(one) && isLost(one))) return `${place} is ${JSON.stringify(answer)}`
  return sent
    .map((one, index) => (typeof one === 'string' ? undefined : changedText(one, answer[index], `${place}.${index}`)))
    .find((changed) => changed !== undefined)
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isHostile = (value: unknown) => hostileTexts.some((text) => text === value)
const isChanged = (sent: string, back: string) => isHostile(sent) && plain(back) !== plain(sent)

/** The form in which the server keeps a text. */
const plain = (text: string) => normalizeText(text).trim()
