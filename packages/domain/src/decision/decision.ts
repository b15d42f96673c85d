import type { DecisionCode } from './decision-codes.ts'

/** The result of a rule. The server enforces it; the screen disables the button and shows the reason. */
export type Decision = { readonly allowed: true } | { readonly allowed: false; readonly because: DecisionCode }

export const allow: Decision = { allowed: true }

export function refuse(because: DecisionCode): Decision {
  return { allowed: false, because }
}
