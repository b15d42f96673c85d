import { expect, test } from 'vitest'
import { loaders, namespaces } from './namespaces.ts'

/** A tone mark on the second letter of a final oa, oe or uy ("hoà"); the "u" of "quý" belongs to the "q". */
const onSecondLetter = /(?:o[àáảãạèéẻẽẹ]|(?<!q)u[ỳýỷỹỵ])(?!\p{L})/iu

/** Words that have another one in this product: one thing has one name. */
const otherWords: Record<string, RegExp> = {
  'gian hàng': /cửa hàng/iu,
  Email: /thư điện tử|e-mail/iu,
}

const vietnamese = await Promise.all(
  namespaces.map(async (name) => ({ name, texts: Object.entries((await loaders.vi[name]()).words) })),
)

test.each(vietnamese)('in the Vietnamese $name tone marks stand on the first letter of oa, oe and uy', ({ texts }) => {
  expect(texts.filter(([, text]) => onSecondLetter.test(text))).toEqual([])
})

test.each(vietnamese)('the Vietnamese $name calls things by their one name', ({ texts }) => {
  for (const [name, other] of Object.entries(otherWords))
    expect(
      texts.filter(([, text]) => other.test(text)),
      `it is called ${name}`,
    ).toEqual([])
})
