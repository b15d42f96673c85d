import { expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { type NavigationEntry, showsNavigationEntry } from './navigation.ts'
import { roles } from './roles.ts'

const shownTo = (entry: NavigationEntry) =>
  roles.filter((role) => {
    const actor: Actor = { id: 'x', platformRole: role, tenantId: 't', tenantRole: role }
    return showsNavigationEntry(entry, actor)
  })

test('the admin entry is for ADMIN and SUPER_ADMIN', () => {
  expect(shownTo('admin')).toEqual(['SUPER_ADMIN', 'ADMIN'])
})

test('the seller entry is for SELLER and ADMIN', () => {
  expect(shownTo('seller')).toEqual(['ADMIN', 'SELLER'])
})

test('products and orders follow the seller entry, news its permissions, the wallet view:wallet', () => {
  expect(shownTo('sellerProducts')).toEqual(['ADMIN', 'SELLER'])
  expect(shownTo('sellerOrders')).toEqual(['ADMIN', 'SELLER'])
  expect(shownTo('adminNews')).toEqual(['SUPER_ADMIN', 'ADMIN'])
  expect(shownTo('wallet')).toEqual(['SUPER_ADMIN', 'SELLER', 'CUSTOMER'])
})

test('a guest sees no entry, everyone signed in the dashboard', () => {
  expect(showsNavigationEntry('dashboard', null)).toBe(false)
  expect(shownTo('dashboard')).toEqual([...roles])
})
