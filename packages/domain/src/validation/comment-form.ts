import type { Validator } from './field-problem.ts'
import { atMost, checkText, required } from './text-rules.ts'

export const commentLimits = { maxContent: 2000, maxNote: 500 } as const

export type CommentForm = { readonly content: string }

export const validateComment: Validator<CommentForm> = ({ content }) =>
  checkText('content', content, required, atMost(commentLimits.maxContent))
