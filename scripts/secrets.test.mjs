// No secret is in the repository: neither in a file that is kept nor in one that is about to be.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { findSecrets } from './secrets/find-secrets.mjs'

const root = join(import.meta.dirname, '..')
/** What only looks like one, and why. Other kinds are found in these files all the same. */
const harmless = {
  // The payment sandbox's own credentials, in every copy: it stands in for the providers and moves no money.
  'apps/payment-sandbox/src/credentials.ts': 'a random value of something secret',
}
const hasGit = existsSync(join(root, '.git'))

test('no file of the repository holds a secret', { skip: hasGit ? false : 'this is no git checkout' }, () => {
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = execFileSync('git', listed, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 }).split('\0')
  assert.ok(names.length > 1000)
  const found = []
  for (const name of names) {
    if (!name || !existsSync(join(root, name))) continue
    const bytes = readFileSync(join(root, name))
    if (bytes.subarray(0, 8000).includes(0)) continue
    for (const { what, line } of findSecrets(bytes.toString()))
      if (harmless[name] !== what) found.push(`${name}:${line} ${what}`)
  }
  assert.deepEqual(found, [])
})

test('what is called harmless is still there', () => {
  for (const [name, what] of Object.entries(harmless))
    assert.ok(
      findSecrets(readFileSync(join(root, name), 'utf8')).some((one) => one.what === what),
      name,
    )
})

// Put together here, so that this file holds none.
const random = (count) => 'q7Zr2XvB9nLk4TdWm6Ys1HpCj8FgEa3UoRi5NtKb0VxQe'.slice(0, count)
const secrets = {
  'a private key': `-----BEGIN ${'PRIVATE'} KEY-----\n${random(45)}${random(19)}\n`,
  'an AWS access key': `AKIA${'Q7ZR2XVB9NLK4TDW'}`,
  'a GitHub token': `ghp_${random(36)}`,
  'an npm token': `npm_${random(36)}`,
  'a Slack token': `xoxb-${random(24)}`,
  'a live Stripe key': `sk_live_${random(24)}`,
  'a Google key': `AIza${random(35)}`,
  'a Chromatic token': `chpt_${'4f1c2ab97d03e5'}`,
  'a signed token': `eyJ${random(20)}.eyJ${random(20)}.${random(30)}`,
  'a key of a language model': `sk-ant-${random(44)}`,
  'a password in an address': `postgres://chonoi:${random(9)}@db.shop.vn:5432/chonoi`,
  'a random value of something secret': `const webhookSecret = '${random(32)}'`,
}

test('each kind of secret is found, in code, in settings and in data', () => {
  for (const [what, value] of Object.entries(secrets))
    for (const [line, text] of [
      [1, value],
      [3, `a\nb\n  key: ${value}\nc`],
      [2, `{\n"value": "${value.replaceAll('"', "'")}"}`],
    ])
      assert.deepEqual(
        findSecrets(text)
          .filter((one) => one.what === what)
          .map((one) => one.line),
        [line],
        text,
      )
})

test('a private key within JSON, and a password within settings, are found', () => {
  const key = `{"private_key":"-----BEGIN ${'RSA PRIVATE'} KEY-----\\n${random(45)}\\n"}`
  assert.equal(findSecrets(key)[0].what, 'a private key')
  assert.equal(findSecrets(`API_KEY="${random(40)}"`)[0].what, 'a random value of something secret')
  assert.equal(findSecrets(`{"clientSecret": "${random(30)}"}`)[0].what, 'a random value of something secret')
})

test('examples, words, hashes and what is read from elsewhere are no secrets', () => {
  for (const text of [
    'postgres://user:password@host/db',
    'postgres://chonoi:%s@database:5432/chonoi',
    'smtps://user:…@mail.example.vn',
    // oxlint-disable-next-line no-template-curly-in-string
    'const url = `postgres://${user}:${password}@${host}/db`',
    "password: 'mat-khau-cua-toi-rat-dai-2026'",
    "token: 'a-word-and-another-word-and-more'",
    "secret: process.env.SECRET_KEY ?? 'x'",
    'integrity: sha512-Zq7Zr2XvB9nLk4TdWm6Ys1HpCj8FgEa3UoRi5NtKb0VxQe==',
    `-----BEGIN ${'PRIVATE'} KEY-----`,
    'AKIAIOSFODNN7EXAMPLE',
    "csrfToken = 'c'.repeat(64)",
  ])
    assert.deepEqual(findSecrets(text), [], text)
})
