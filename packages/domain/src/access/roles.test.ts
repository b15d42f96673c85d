import { expect, test } from 'vitest'
import { permissions } from './permissions.ts'
import { roleHolds, rolePermissions } from './role-permissions.ts'
import { grantableRoles, roles } from './roles.ts'

const held = (role: keyof typeof rolePermissions) => [...rolePermissions[role]].sort()
const sorted = (...list: string[]) => list.sort()

test('[ROLE-01, ADM-USR-18] the five roles', () => {
  expect([...roles].sort()).toEqual(sorted('SUPER_ADMIN', 'ADMIN', 'SELLER', 'CUSTOMER', 'USER'))
})

test('[ROLE-04, ROLE-05, ROLE-06, ROLE-07, ROLE-08] the permission strings', () => {
  expect([...permissions].sort()).toEqual(
    sorted(
      ...'create:product read:product update:product delete:product manage:all_products'.split(' '),
      ...'create:order read:order update:order cancel:order manage:all_orders'.split(' '),
      ...'create:user read:user update:user delete:user manage:all_users'.split(' '),
      ...'access:admin_panel manage:platform_settings view:wallet manage:deposits manage:withdrawals'.split(' '),
      ...'create:news update:news delete:news manage:all_news'.split(' '),
    ),
  )
})

test('[ROLE-09] SUPER_ADMIN holds every permission', () => {
  expect(held('SUPER_ADMIN')).toEqual([...permissions].sort())
})

test('[ROLE-10, ROLE-11, ROLE-12, ROLE-13, ROLE-14, ROLE-15] ADMIN holds exactly its row of the table', () => {
  expect(held('ADMIN')).toEqual(
    sorted(
      ...'read:user update:user manage:all_users'.split(' '),
      ...'read:product update:product delete:product manage:all_products'.split(' '),
      ...'read:order update:order manage:all_orders access:admin_panel'.split(' '),
      ...'create:news update:news delete:news manage:all_news'.split(' '),
    ),
  )
})

test('[ROLE-16, ROLE-17, ROLE-18, ROLE-19] SELLER holds exactly its row of the table', () => {
  expect(held('SELLER')).toEqual(
    sorted(
      ...'create:product read:product update:product delete:product read:order update:order'.split(' '),
      ...'read:user update:user view:wallet manage:withdrawals'.split(' '),
    ),
  )
})

test('[ROLE-20, ROLE-21, ROLE-22, ROLE-23] CUSTOMER holds exactly its row of the table', () => {
  expect(held('CUSTOMER')).toEqual(
    sorted(
      ...'create:order read:order cancel:order read:product read:user update:user'.split(' '),
      ...'view:wallet manage:deposits'.split(' '),
    ),
  )
})

test('[ROLE-24] USER holds only read:product, read:user and update:user', () => {
  expect(held('USER')).toEqual(sorted('read:product', 'read:user', 'update:user'))
})

test('manage:all_x covers create and delete of x, and nothing else', () => {
  expect(roleHolds('ADMIN', 'create:user')).toBe(true)
  expect(roleHolds('ADMIN', 'delete:user')).toBe(true)
  expect(roleHolds('ADMIN', 'create:product')).toBe(true)
  expect(roleHolds('ADMIN', 'cancel:order')).toBe(false)
  expect(roleHolds('SELLER', 'create:user')).toBe(false)
})

test('the form for roles offers the four of the documents', () => {
  expect([...grantableRoles].sort()).toEqual(sorted('CUSTOMER', 'SELLER', 'ADMIN', 'SUPER_ADMIN'))
})
