import { normalizeText } from '../text/normalize-text.ts'
import type { Fault, FieldProblem } from './field-problem.ts'

/** Checks one text; returns null when it is valid. */
export type TextRule = (text: string) => Fault | null

/**
 * Returns the first problem of a field, which is read as the server reads it. An absent or blank field is a problem only
 * when `required`.
 */
export function checkText(field: string, text: string | null | undefined, ...rules: readonly TextRule[]) {
  const value = normalizeText(text ?? '')
  for (const rule of rules) {
    if (rule !== required && value.trim() === '') continue
    const fault = rule(value)
    if (fault !== null) return [{ field, ...fault }] satisfies readonly FieldProblem[]
  }
  return []
}

export const required: TextRule = (text) => (normalizeText(text).trim() === '' ? { code: 'required' } : null)

/** Lengths count characters, not UTF-16 units. */
export function lengthOf(text: string): number {
  return [...text].length
}

export function atLeast(min: number): TextRule {
  return (text) => (lengthOf(text.trim()) < min ? { code: 'too_short', params: { min } } : null)
}

export function atMost(max: number): TextRule {
  return (text) => (lengthOf(text.trim()) > max ? { code: 'too_long', params: { max } } : null)
}
