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

void test('[PERF-09] every other page may load 250000 bytes', () => {
  const limits = ['/products', '/sellers', '/tenants', '/tenant/switching', '/auth/seller-verification'].map(
    scriptLimitOf,
  )
  assert.deepEqual(new Set(limits.map((kilobytes) => kilobytes * 1000)), new Set([250_000]))
})
