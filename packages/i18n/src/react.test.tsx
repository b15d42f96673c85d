import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { getI18n } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { loadNamespaces } from './load-namespaces.ts'
import { I18nProvider, Trans, useTranslation } from './react.tsx'

function Heading() {
  const { t } = useTranslation(['shell', 'common'])
  return `${t('nav.products')} · ${t('common:action.save')}`
}

test('useTranslation: keys of the first namespace need no prefix, those of others do', async () => {
  const i18n = createI18n('en')
  await loadNamespaces(i18n, 'en', ['shell', 'common'])
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Heading />
    </I18nProvider>,
  )
  expect(markup).toBe('Products · Save')
})

test('useTranslation: returns the same t at each render, so that effects may depend on it', async () => {
  const i18n = createI18n('en')
  await loadNamespaces(i18n, 'en', ['shell', 'common'])
  const given: unknown[] = []
  function Twice() {
    const { t } = useTranslation('shell')
    const [isAgain, setAgain] = useState(false)
    if (!isAgain) setAgain(true)
    given.push(t)
    return null
  }
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Twice />
    </I18nProvider>,
  )
  expect(given).toHaveLength(2)
  expect(given[0]).toBe(given[1])
})

test('useTranslation: has no instance outside a provider, not that of another request', () => {
  const { console } = globalThis as unknown as { console: { warn: (text: string) => void } }
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(renderToStaticMarkup(<Heading />)).toBe('nav.products · common:action.save')
  expect(warnings.mock.calls.join()).toContain('You will need to pass in an i18next instance')
  expect(getI18n()).toBeUndefined()
})

test('Trans: renders the elements that its component lists, and everything else as text', () => {
  const i18n = createI18n('en')
  i18n.addResourceBundle('en', 'auth', {
    'register.terms': 'Read <terms>our terms</terms> & <b>this</b> < that, {{name}}',
  })
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Trans
        ns="auth"
        i18nKey="register.terms"
        values={{ name: '<terms>me</terms>' }}
        components={{ terms: <a href="/terms">terms</a> }}
      />
    </I18nProvider>,
  )
  expect(markup).toBe(
    'Read <a href="/terms">our terms</a> &amp; &lt;b&gt;this&lt;/b&gt; &lt; that, &lt;terms&gt;me&lt;/terms&gt;',
  )
})
