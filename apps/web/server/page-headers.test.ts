import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './page-headers.ts'

test("only scripts with the page's nonce run; nothing inline, nothing from other origins", () => {
  const policy = contentSecurityPolicy('abc')
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'")
  expect(policy).not.toMatch(/unsafe|\*/)
})

test("pages can't be framed, forms can't be sent to other origins, strings can't become code", () => {
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

test("only the site's own Trusted Types policy may turn strings into code", () => {
  const source = readFileSync(join(import.meta.dirname, '..', 'src', 'trusted-types.ts'), 'utf8')
  const made = [...source.matchAll(/createPolicy\('(\w+)'/g)].map(([, name]) => name)
  expect(/trusted-types (?!for)([^;]*)$/.exec(contentSecurityPolicy('abc'))?.[1]?.split(' ')).toEqual(made)
})
