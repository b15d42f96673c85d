import type { DecisionCode } from './decision-codes.ts'

/** What a rule answers: the server enforces it, the screen disables the button with it and says why. */
export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly because: DecisionCode }

export const allow: Decision = { allowed: true }

export function refuse(because: DecisionCode): Decision {
  return { allowed: false, because }
}
