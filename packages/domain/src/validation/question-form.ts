import type { Validator } from './field-problem.ts'
import { atLeast, atMost, checkText, required } from './text-rules.ts'

/** Lengths in characters. */
export const questionLimits = { minQuestion: 10, maxQuestion: 500, maxAnswer: 2000 } as const

export const validateQuestion: Validator<{ readonly question: string }> = ({ question }) =>
  checkText('question', question, required, atLeast(questionLimits.minQuestion), atMost(questionLimits.maxQuestion))

export const validateQuestionAnswer: Validator<{ readonly answer: string }> = ({ answer }) =>
  checkText('answer', answer, required, atMost(questionLimits.maxAnswer))
