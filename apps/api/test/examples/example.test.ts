import { expect, test } from 'vitest'
import { type Example, shapeOf, toStableExample } from './example.ts'

const withPicture = { name: 'Bình gốm', picture: '/x.webp', tags: ['lam'] }
const withoutPicture = { name: 'Nón lá', picture: null, tags: [], soldCount: 3 }

test('shapeOf: a list has the types of all its entries, in any order', () => {
  expect(shapeOf([withPicture, withoutPicture])).toEqual(shapeOf([withoutPicture, withPicture]))
  expect(shapeOf([withPicture, withoutPicture])).toEqual(
    expect.arrayContaining(['[].picture: null', '[].picture: string', '[].tags[]: string', '[].soldCount: number']),
  )
})

test('shapeOf: tells names and types apart', () => {
  const values = [{}, [], null, '', 0, false, { a: null }, { a: {} }, { a: [] }, { b: null }, [null], [[]]]
  expect(new Set(values.map((value) => JSON.stringify(shapeOf(value)))).size).toBe(values.length)
})

const exampleOf = (answer: unknown): Example => ({ path: {}, query: {}, status: 200, answer })

test.each([
  ['alike', [withPicture, withPicture, withPicture], 2],
  ['of two shapes, told by the last', [withPicture, withPicture, withoutPicture], 2],
  ['of three shapes', [withPicture, withoutPicture, { name: 1 }, withPicture], 3],
  ['equal', ['a', 'a', 'a'], 2],
  ['alone', [withPicture], 1],
  ['missing', [], 0],
])('toStableExample: a list keeps its shape when its entries are %s', (_, list, length) => {
  const { answer } = toStableExample(exampleOf(list))
  expect(answer).toHaveLength(length)
  expect(shapeOf(answer)).toEqual(shapeOf(list))
})
