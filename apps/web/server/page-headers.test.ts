import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './page-headers.ts'

test('scripts run only with the nonce of the page; nothing inline, nothing from elsewhere', () => {
  const policy = contentSecurityPolicy('abc')
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'")
  expect(policy).not.toMatch(/unsafe|\*/)
})

test('no frame may show a page, no form may send it away, no script text becomes code', () => {
  const policy = contentSecurityPolicy('abc')
  for (const rule of [
    "frame-ancestors 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ]) {
    expect(policy).toContain(rule)
  }
})

test('only the policy that the site makes for itself may turn text into code', () => {
  const source = readFileSync(join(import.meta.dirname, '..', 'src', 'trusted-types.ts'), 'utf8')
  const made = [...source.matchAll(/createPolicy\('(\w+)'/g)].map(([, name]) => name)
  expect(/trusted-types (?!for)([^;]*)$/.exec(contentSecurityPolicy('abc'))?.[1]?.split(' ')).toEqual(made)
})
