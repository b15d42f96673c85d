import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { dehydrateWords, hydrateWords } from './dehydrate.ts'
import { defaultLanguage, fallbackLanguage, isLanguage, languages } from './languages.ts'
import { loadNamespaces, switchLanguage } from './load-namespaces.ts'
import { textOf } from './text-of.ts'

test('[I18N-02] the languages are vi, the default, and en, the fallback', () => {
  expect([...languages]).toEqual(['vi', 'en'])
  expect([defaultLanguage, fallbackLanguage]).toEqual(['vi', 'en'])
  expect(['vi', 'en', 'fr', undefined].map(isLanguage)).toEqual([true, true, false, false])
})

test('[I18N-02] a text missing in Vietnamese falls back to English', () => {
  const i18n = createI18n('vi')
  i18n.addResourceBundle('vi', 'common', {})
  i18n.addResourceBundle('en', 'common', { 'only.english': 'Only in English' })
  expect(textOf(i18n, 'common', 'only.english')).toBe('Only in English')
})

test('texts are available in the requested language once their namespace is loaded', async () => {
  const i18n = createI18n('vi')
  await loadNamespaces(i18n, 'vi', ['common', 'roles'])
  expect(i18n.t('action.save')).toBe('Lưu')
  expect(i18n.t('roles:SELLER')).toBe('Người bán')
  expect(i18n.hasResourceBundle('en', 'common')).toBe(false)
})

test('two instances share nothing', async () => {
  const [first, second] = [createI18n('vi'), createI18n('en')]
  await loadNamespaces(first, 'vi', ['common'])
  expect(second.hasResourceBundle('vi', 'common')).toBe(false)
  expect([first.language, second.language]).toEqual(['vi', 'en'])
})

test('switching the language first loads every namespace in use', async () => {
  const i18n = createI18n('vi')
  await loadNamespaces(i18n, 'vi', ['common', 'shell'])
  const seen: string[] = []
  i18n.on('languageChanged', () => seen.push(i18n.t('shell:nav.products'), i18n.t('action.save')))
  await switchLanguage(i18n, 'en')
  expect(seen).toEqual(['Products', 'Save'])
})

test('the page embeds the texts that the server rendered with', async () => {
  const server = createI18n('en')
  await loadNamespaces(server, 'en', ['common', 'cookies'])
  const inPage: ReturnType<typeof dehydrateWords> = JSON.parse(JSON.stringify(dehydrateWords(server)))
  const browser = createI18n('en')
  hydrateWords(browser, inPage)
  expect(Object.keys(inPage.words).sort()).toEqual(['common', 'cookies'])
  expect(browser.t('cookies:acceptAll')).toBe('Accept All')
})

test('an unknown key, a missing value and a missing count do not compile', async () => {
  const i18n = createI18n('en')
  await loadNamespaces(i18n, 'en', ['common'])
  // @ts-expect-error there is no such key
  expect(i18n.t('common:action.fly')).toBe('action.fly')
  // @ts-expect-error the text has a placeholder for a page
  expect(i18n.t('common:list.page')).toContain('Page')
  expect(i18n.t('common:list.page', { page: 3 })).toBe('Page 3')
  // @ts-expect-error a count is a number: no plural can be chosen for "5"
  expect(i18n.t('common:rating.stars', { count: '5' })).toBe('rating.stars')
})

test('placeholders inside a value are not interpolated', async () => {
  const i18n = createI18n('en')
  await loadNamespaces(i18n, 'en', ['common'])
  const page = '$& {{page}} $t(common:action.save) <b>'
  expect(textOf(i18n, 'common', 'list.page', { page })).toBe(`Page ${page}`)
  expect(i18n.t('common:list.page', { page })).toBe(`Page ${page}`)
})

test('textOf: does not treat a value as an option of i18next', async () => {
  const i18n = createI18n('en')
  await loadNamespaces(i18n, 'en', ['common'])
  const values = {
    page: 3,
    lng: 'vi',
    ns: 'shell',
    defaultValue: 'x',
    returnDetails: true,
    context: 'x',
    keyPrefix: 'x',
  }
  expect(textOf(i18n, 'common', 'list.page', values)).toBe('Page 3')
  expect(textOf(i18n, 'common', 'no:such:key', values)).toBeUndefined()
})

test('a missing or null value renders as an empty string', async () => {
  const i18n = createI18n('en')
  await loadNamespaces(i18n, 'en', ['common'])
  expect(textOf(i18n, 'common', 'list.page')).toBe('Page ')
  expect(textOf(i18n, 'common', 'list.page', { page: null })).toBe('Page ')
})

test("a text of a namespace that isn't loaded is reported with its full name", () => {
  const missing: string[] = []
  const i18n = createI18n('vi', (name) => missing.push(name))
  expect(i18n.t('shell:nav.products')).toBe('nav.products')
  expect(missing).toEqual(['shell:nav.products'])
})

test('a name in a sentence does not change the direction of the words around it', () => {
  const i18n = createI18n('vi')
  i18n.addResourceBundle('vi', 'common', { hello: 'Chào {{name}}, chúc một ngày vui' })
  expect(textOf(i18n, 'common', 'hello', { name: 'Hà\u202E \u2067Thu' })).toBe('Chào Hà Thu, chúc một ngày vui')
})
