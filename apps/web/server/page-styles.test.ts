import { expect, test } from 'vitest'
import { classesIn, stylesFor, withStyles } from './page-styles.ts'
import { styleRules } from './style-rules.ts'

const stylesOf = (sheet: string, ...classes: string[]) => stylesFor(new Set(classes), styleRules(sheet))

test('a page brings the rules of the classes on it, and those that need none', () => {
  expect(stylesOf(':root{color:red}.a{top:0}.b{left:0}', 'a')).toBe(':root{color:red}.a{top:0}')
})

test('a rule comes along when one of its selectors has all of its classes', () => {
  const sheet = '.a .b,.c>.d:hover{top:0}'
  expect(stylesOf(sheet, 'a', 'c')).toBe('')
  expect(stylesOf(sheet, 'c', 'd')).toBe(sheet)
})

test('classes in brackets are demanded of no page', () => {
  const sheet = '.a:not(.b):where(.c,:is(.d .e)){top:0}'
  expect(stylesOf(sheet, 'a')).toBe(sheet)
})

test('a class of Tailwind is one name, whatever it is made of', () => {
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

test('fonts that are fetched come with the whole sheet alone', () => {
  const device = '@font-face{font-family:A;src:local("Arial")}'
  expect(stylesOf(`@font-face{font-family:B;src:url(/b.woff2)}${device}`)).toBe(device)
})

test('a page with every class brings the whole sheet', () => {
  const sheet = '@layer one{.a{top:0}@media print{.b{top:0}}}@layer two{.c{top:0}}.a,.d .e{top:0}'
  expect(stylesOf(sheet, 'a', 'b', 'c', 'd', 'e')).toBe(sheet)
})

test('classes are read where elements have them', () => {
  const html = '<p class="a b"><i data-class="c" class="d"></i></p>'
  expect(classesIn(html)).toEqual(new Set(['a', 'b', 'd']))
})

test('styles stand at the end of the head under the nonce of the page, with the sheet for who runs no scripts', () => {
  const styles = { href: '/assets/site.css', rules: styleRules('.a{top:0}') }
  expect(withStyles('<html><head><title>$&</title></head><body class="a"></body></html>', styles, 'n1')).toBe(
    '<html><head><title>$&</title><style nonce="n1">.a{top:0}</style>' +
      '<noscript><link rel="stylesheet" href="/assets/site.css"/></noscript></head><body class="a"></body></html>',
  )
})

test('an answer that is no page stays as it is', () => {
  expect(withStyles('Not Found', { href: '', rules: [] }, 'n1')).toBe('Not Found')
})
