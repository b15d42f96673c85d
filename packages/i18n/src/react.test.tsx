import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { loadNamespaces } from './load-namespaces.ts'
import { I18nProvider, RichText, useTranslation } from './react.tsx'

function Heading() {
  const { t } = useTranslation(['shell', 'common'])
  return `${t('nav.products')} · ${t('common:action.save')}`
}

test('a screen says words of its first namespace without and of others with a prefix', async () => {
  const i18n = createI18n('en')
  await loadNamespaces(i18n, 'en', ['shell', 'common'])
  const markup = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Heading />
    </I18nProvider>,
  )
  expect(markup).toBe('Products · Save')
})

test('a screen outside of a provider is told so', () => {
  expect(() => renderToStaticMarkup(<Heading />)).toThrow('I18nProvider is missing')
})

test('marked parts of a text are drawn, anything else stays text', () => {
  const markup = renderToStaticMarkup(
    <RichText
      text="Read <terms>our terms</terms> & <b>this</b> < that"
      parts={{ terms: (words) => <a href="/terms">{words}</a> }}
    />,
  )
  expect(markup).toBe('Read <a href="/terms">our terms</a> &amp; this &lt; that')
})
