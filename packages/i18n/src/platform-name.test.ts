import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { loadNamespaces, renamePlatform } from './load-namespaces.ts'
import { setPlatformName } from './platform-name.ts'

test('setPlatformName: texts loaded afterwards say the name', async () => {
  const i18n = createI18n('vi')
  setPlatformName(i18n, 'Chợ $& Nhà')
  await loadNamespaces(i18n, 'vi', ['shell'])
  expect(i18n.t('shell:homeLink')).toBe('Chợ $& Nhà, về trang chủ')
})

test('setPlatformName: values in a text keep the word', async () => {
  const i18n = createI18n('vi')
  setPlatformName(i18n, 'Chợ Quê')
  await loadNamespaces(i18n, 'vi', ['audit'])
  expect(i18n.t('audit:category.create', { name: 'Chợ Nổi Cái Răng' })).toBe('Thêm danh mục Chợ Nổi Cái Răng')
})

test('renamePlatform: loaded texts say the new name, and the default again', async () => {
  const i18n = createI18n('vi')
  await loadNamespaces(i18n, 'vi', ['shell'])
  await renamePlatform(i18n, 'Chợ Quê')
  expect(i18n.t('shell:siteName')).toBe('Chợ Quê')
  await renamePlatform(i18n, 'Chợ Nổi')
  expect(i18n.t('shell:siteName')).toBe('Chợ Nổi')
})
