import { expect, test } from 'vitest'
import { validateQuestion, validateQuestionAnswer } from '../validation/question-form.ts'
import { mayAskAboutProduct } from './question-rules.ts'

test('question: the people of a shop answer, they do not ask', () => {
  expect(mayAskAboutProduct({ isOfShop: true })).toEqual({ allowed: false, because: 'question.own_shop' })
  expect(mayAskAboutProduct({ isOfShop: false })).toEqual({ allowed: true })
})

test('question: 10 to 500 characters, without the blanks around them', () => {
  expect(validateQuestion({ question: '   Còn hàng?   ' })).toMatchObject([{ field: 'question', code: 'too_short' }])
  expect(validateQuestion({ question: 'Còn hàng ạ?' })).toEqual([])
  expect(validateQuestion({ question: 'ặ'.repeat(500) })).toEqual([])
  expect(validateQuestion({ question: 'ặ'.repeat(501) })).toMatchObject([{ field: 'question', code: 'too_long' }])
})

test('answer: 1 to 2000 characters', () => {
  expect(validateQuestionAnswer({ answer: ' ' })).toMatchObject([{ field: 'answer', code: 'required' }])
  expect(validateQuestionAnswer({ answer: 'Còn ạ.' })).toEqual([])
  expect(validateQuestionAnswer({ answer: 'ặ'.repeat(2001) })).toMatchObject([{ field: 'answer', code: 'too_long' }])
})
