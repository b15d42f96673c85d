import { createI18n, loadNamespaces } from '@chonoi/i18n'
import { expect, test } from 'vitest'
import { rootMeta } from './root-meta.ts'

async function english() {
  const i18n = createI18n('en')
  await loadNamespaces(i18n, 'en', ['shell'])
  return i18n
}

test('[TITLE-01] an unknown path and a missing item have a not-found title and noindex', async () => {
  const i18n = await english()
  const said = [{ title: 'Page not found | Chợ Nổi' }, { name: 'robots', content: 'noindex, follow' }]
  expect(rootMeta([{ status: 'success', _notFound: true }], i18n)).toEqual(said)
  expect(rootMeta([{ status: 'success' }, { status: 'notFound' }], i18n)).toEqual(said)
})

test('a failed page has the title of the site', async () => {
  expect(rootMeta([{ status: 'success' }, { status: 'error' }], await english())).toEqual([{ title: 'Chợ Nổi' }])
})
