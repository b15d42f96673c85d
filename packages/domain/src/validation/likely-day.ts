import { isLikelyDay } from '../platform/likely-day.ts'
import type { TextRule } from './text-rules.ts'

/** For a day or a moment that a form holds in ISO form. */
export const likelyDay: TextRule = (text) =>
  isLikelyDay(text) && !Number.isNaN(Date.parse(text)) ? null : { code: 'date.invalid' }
