import { expect, test } from 'vitest'
import { classesIn, stylesFor, withStyles } from './page-styles.ts'
import { styleRules } from './style-rules.ts'

const stylesOf = (sheet: string, ...classes: string[]) => stylesFor(new Set(classes), styleRules(sheet))

test('a page includes the rules of its classes and rules without classes', () => {
  expect(stylesOf(':root{color:red}.a{top:0}.b{left:0}', 'a')).toBe(':root{color:red}.a{top:0}')
})

test('a rule is included when all classes of one of its selectors are present', () => {
  const sheet = '.a .b,.c>.d:hover{top:0}'
  expect(stylesOf(sheet, 'a', 'c')).toBe('')
  expect(stylesOf(sheet, 'c', 'd')).toBe(sheet)
})

test('classes in functional pseudo-classes are not required', () => {
  const sheet = '.a:not(.b):where(.c,:is(.d .e)){top:0}'
  expect(stylesOf(sheet, 'a')).toBe(sheet)
})

test('an escaped Tailwind class is one name', () => {
  const sheet = String.raw`.cn\:lg\:grid-cols-\[minmax\(0\,1fr\)_auto\]{top:0}.cn\:\[\&\>\.b\]\:p-0\.5>.b:hover{left:0}`
  expect(stylesOf(sheet, 'cn:lg:grid-cols-[minmax(0,1fr)_auto]', 'cn:[&>.b]:p-0.5', 'b')).toBe(sheet)
  expect(stylesOf(sheet, 'cn:[&>.b]:p-0.5')).toBe('')
  expect(classesIn('<p class="cn:[&amp;&gt;.b]:p-0.5 cn:[&amp;_q]:content-[&#x27;&#x27;]">')).toEqual(
    new Set(['cn:[&>.b]:p-0.5', "cn:[&_q]:content-['']"]),
  )
})

test('rules stay in their layers and queries, and those that are empty are left out', () => {
  const sheet =
    '@layer one{.a{top:0}@media (width>=48rem){.a{top:1px}.b{top:2px}}@supports (top:0){.b{top:3px}}}.a{top:4px}'
  expect(stylesOf(sheet, 'a')).toBe('@layer one{.a{top:0}@media (width>=48rem){.a{top:1px}}}.a{top:4px}')
})

test('animations and the order of layers are in every page', () => {
  const sheet = '@layer one,two;@keyframes turn{0%{top:0}to{top:1px}}'
  expect(stylesOf(sheet)).toBe(sheet)
})

test('web fonts are only in the full style sheet', () => {
  const device = '@font-face{font-family:A;src:local("Arial")}'
  expect(stylesOf(`@font-face{font-family:B;src:url(/b.woff2)}${device}`)).toBe(device)
})

test('a page with every class includes the full style sheet', () => {
  const sheet = '@layer one{.a{top:0}@media print{.b{top:0}}}@layer two{.c{top:0}}.a,.d .e{top:0}'
  expect(stylesOf(sheet, 'a', 'b', 'c', 'd', 'e')).toBe(sheet)
})

test('classes are read from class attributes', () => {
  const html = '<p class="a b"><i data-class="c" class="d"></i></p>'
  expect(classesIn(html)).toEqual(new Set(['a', 'b', 'd']))
})

test("styles are at the end of the head with the page's nonce, and the full sheet is in noscript", () => {
  const styles = { href: '/assets/site.css', rules: styleRules('.a{top:0}') }
  expect(withStyles('<html><head><title>$&</title></head><body class="a"></body></html>', styles, 'n1')).toBe(
    '<html><head><title>$&</title><style nonce="n1">.a{top:0}</style>' +
      '<noscript><link rel="stylesheet" href="/assets/site.css"/></noscript></head><body class="a"></body></html>',
  )
})

test('an answer that is not a page is unchanged', () => {
  expect(withStyles('Not Found', { href: '', rules: [] }, 'n1')).toBe('Not Found')
})
