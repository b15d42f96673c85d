import { roles } from '@chonoi/domain'
import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { loadNamespaces } from './load-namespaces.ts'

test('[ROLE-02] the roles have the documented display names, and anything else is Unknown', async () => {
  const en = createI18n('en')
  await loadNamespaces(en, 'en', ['roles'])
  expect(roles.map((role) => en.t(`roles:${role}`))).toEqual([
    ...['Super Administrator', 'Administrator', 'Seller', 'Customer', 'User'],
  ])
  expect(en.t('roles:unknown')).toBe('Unknown')
})
