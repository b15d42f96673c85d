import { expect, test } from 'vitest'
import { changedText } from './changed-text.ts'
import { hostileTexts } from './hostile-texts.ts'

const [script = '', image = ''] = hostileTexts

test.each([
  ['as it was', { name: script }, { name: script }],
  ['without the spaces around it', { name: '\t=1+1 tiền hàng' }, { name: '=1+1 tiền hàng' }],
  ['in a list of another order', { tags: [script, image] }, { tags: [image, script] }],
  ['beside a text that is tidied away', { tags: ['  ', script] }, { tags: [script] }],
  ['as the name of the code beside it', { city: script, provinceCode: '01' }, { city: 'Thành phố Hà Nội' }],
  ['under no name of the answer', { name: script }, { title: 'x' }],
])('changedText: accepts a text that comes back %s', (_how, sent, answer) => {
  expect(changedText(sent, answer)).toBeUndefined()
})

test.each([
  ['escaped', { name: script }, { name: '&lt;script>' }, 'the answer.name is "&lt;script>"'],
  ['as a name without a code', { city: script, provinceCode: null }, { city: 'x' }, 'the answer.city is "x"'],
  ['cut out', { tags: ['a', script] }, { tags: ['a'] }, 'the answer.tags is ["a"]'],
  ['changed inside', { user: { name: script } }, { user: { name: 'x' } }, 'the answer.user.name is "x"'],
  ['changed in a list', { items: [{ note: script }] }, { items: [{ note: '' }] }, 'the answer.items.0.note is ""'],
])('changedText: names the path of a text that comes back %s', (_how, sent, answer, said) => {
  expect(changedText(sent, answer)).toBe(said)
})
