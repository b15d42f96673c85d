import { holdsLink } from '../text/holds-link.ts'
import type { TextRule } from './text-rules.ts'

/** For free text that is mailed to somebody in the name of the platform: no links and nothing that reads like one. */
export const withoutLinks: TextRule = (text) => (holdsLink(text) ? { code: 'text.has_link' } : null)
