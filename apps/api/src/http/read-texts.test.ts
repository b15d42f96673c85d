import { expect, test } from 'vitest'
import { operations } from './contract-document.ts'
import { readTexts } from './read-texts.ts'
import { resolve, type JsonSchema } from './contract-document.ts'

const decomposed = 'Bát \u00a0Tràng\u200b'.normalize('NFD')

function bodyOf(id: string): JsonSchema {
  const operation = operations.find((one) => one.id === id)
  return resolve(operation?.body?.schema ?? '') as JsonSchema
}

test('readTexts: composes texts and folds their blanks, in lists and nested objects too', () => {
  const body = { name: decomposed, tags: [decomposed], description: `${decomposed}\n  - một`, stock: 3 }
  expect(readTexts(bodyOf('createProduct'), body)).toEqual({
    name: 'Bát Tràng',
    tags: ['Bát Tràng'],
    description: 'Bát Tràng\n  - một',
    stock: 3,
  })
})

test('readTexts: reads texts under free names, but not the secrets of a gateway', () => {
  expect(readTexts(bodyOf('createProductVariant'), { options: { Màu: decomposed } })).toEqual({
    options: { Màu: 'Bát Tràng' },
  })
  const secret = { config: { secretKey: decomposed } }
  expect(readTexts(bodyOf('createPaymentGatewayConfig'), secret)).toEqual(secret)
})

test('readTexts: leaves passwords and tokens as they were sent', () => {
  const login = { email: 'an@chonoi.test\u200b', password: decomposed }
  expect(readTexts(bodyOf('login'), login)).toEqual({ email: 'an@chonoi.test', password: decomposed })
  const reset = { token: decomposed, newPassword: decomposed }
  expect(readTexts(bodyOf('resetPassword'), reset)).toEqual(reset)
  expect(readTexts(bodyOf('refreshSession'), { refreshToken: decomposed })).toEqual({ refreshToken: decomposed })
})

test('readTexts: reads phone numbers in their national form, and keeps what is none', () => {
  for (const phone of ['0912 345 678', '0912.345.678', '+84 912 345 678'])
    expect(readTexts(bodyOf('updateProfile'), { phone })).toEqual({ phone: '0912345678' })
  expect(readTexts(bodyOf('updateProfile'), { phone: '12 345' })).toEqual({ phone: '12 345' })
  expect(readTexts(bodyOf('updateProfile'), { phone: null })).toEqual({ phone: null })
})

test('readTexts: leaves unknown and inherited names alone', () => {
  const body = JSON.parse(`{"__proto__": "a", "toString": "b", "x": "${decomposed}"}`) as object
  expect(readTexts(bodyOf('createProduct'), body)).toEqual(body)
})
