import assert from 'node:assert/strict'
import { test } from 'node:test'
import { budgets, scriptLimitOf } from './budgets.ts'

void test('the start page and every page of the back office, the seller centre and a tenant have a limit', () => {
  const { homeScriptKb, officeScriptKb } = budgets
  const limits = ['/', '/admin', '/admin/products/:product', '/seller', '/seller/orders', '/tenant/members'].map(
    scriptLimitOf,
  )
  assert.deepEqual(limits, [homeScriptKb, ...Array.from({ length: 5 }, () => officeScriptKb)])
})

void test('other pages have none', () => {
  assert.deepEqual(
    ['/products', '/sellers', '/tenants', '/tenant/switching', '/auth/seller-verification'].map(scriptLimitOf),
    [undefined, undefined, undefined, undefined, undefined],
  )
})
