import type { Validator } from '../validation/field-problem.ts'
import { atMost, checkText, required } from '../validation/text-rules.ts'

/** Limits of saved views of lists. A person's views of all lists count together. */
export const listViewLimits = { maxName: 60, maxViews: 200 } as const

export const validateListView: Validator<{ readonly name: string }> = ({ name }) =>
  checkText('name', name, required, atMost(listViewLimits.maxName))
