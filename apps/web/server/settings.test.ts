import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { StartRefused } from './start-refused.ts'

const folder = mkdtempSync(join(tmpdir(), 'chonoi-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const read = (environment: Record<string, string> = {}) => readSettings({ DATA_DIR: folder, ...environment })

test('without settings the site is on port 3000, with the demo and its own database', () => {
  expect(read()).toMatchObject({
    port: 3000,
    demo: 'as_begun',
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
  })
})

test('refusals are logged by default', () => {
  expect(read().logLevel).toBe('warn')
})

test('the secret is generated once, readable by the owner only, and reused', () => {
  const { secret } = read()
  const file = join(folder, 'secret.key')
  expect(readFileSync(file)).toEqual(secret)
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(read().secret).toEqual(secret)
})

test('a secret that is too short is refused', () => {
  expect(() => read({ SECRET_KEY: 'short' })).toThrow(StartRefused)
})

test('former secrets are read in their order, and the one that an earlier start made is named kept', () => {
  const { secret: kept } = read()
  const [first, second, current] = ['a'.repeat(32), 'b'.repeat(32), 'c'.repeat(32)]
  const { secret, formerSecrets, isKeyOverlap } = read({
    SECRET_KEY: current,
    SECRET_KEY_PREVIOUS: `${first}, ${second},kept`,
  })
  expect([secret, ...formerSecrets]).toEqual([...[current, first, second].map((key) => Buffer.from(key)), kept])
  expect(isKeyOverlap).toBe(true)
  expect(read({ SECRET_KEY: current })).toMatchObject({ formerSecrets: [], isKeyOverlap: false })
})

test.each([
  [{ SECRET_KEY: 'c'.repeat(32), SECRET_KEY_PREVIOUS: 'short' }, /^SECRET_KEY_PREVIOUS must have at least 32/],
  [{ SECRET_KEY: 'c'.repeat(32), SECRET_KEY_PREVIOUS: 'c'.repeat(32) }, /names the current SECRET_KEY/],
  [{ SECRET_KEY_PREVIOUS: 'kept' }, /^SECRET_KEY_PREVIOUS=kept needs a SECRET_KEY/],
])('former secrets that can do nothing are refused: %j', (given, text) => {
  expect(() => read(given)).toThrow(text)
})

test('a port that is no number is refused with one line that names it', () => {
  expect(() => read({ PORT: 'http' })).toThrow('PORT must be a whole number, not "http".')
})

test('an invalid address, level or database is refused with one line that names the setting', () => {
  expect(() => read({ PUBLIC_URL: 'chonoi.vn' })).toThrow(/^PUBLIC_URL must be an address/)
  expect(() => read({ LOG_LEVEL: 'loud' })).toThrow(/^LOG_LEVEL must be one of/)
  expect(() => read({ DATABASE_URL: 'mysql://user:secret@host/db' })).toThrow(
    'DATABASE_URL must begin with postgres://.',
  )
  expect(() => read({ PORT: '70000' })).toThrow('PORT must be at most 65535')
})

test('a timeout of 0 would wait for ever and is refused, but a delay of 0 is accepted', () => {
  expect(() => read({ DATABASE_STATEMENT_TIMEOUT_MS: '0' })).toThrow(
    'DATABASE_STATEMENT_TIMEOUT_MS must be more than 0.',
  )
  expect(() => read({ REQUEST_TIMEOUT_MS: 'soon' })).toThrow('REQUEST_TIMEOUT_MS must be a whole number')
  expect(read()).toMatchObject({ databaseTimeouts: { connect: 10_000, statement: 15_000 }, shutdownDelay: 0 })
})

test('the public address is stored without a trailing slash', () => {
  expect(read({ PUBLIC_URL: 'https://chonoi.vn/' }).publicUrl).toBe('https://chonoi.vn')
})

const account = {
  BANK_NAME: 'Vietcombank',
  BANK_BIN: '970436',
  BANK_ACCOUNT_NUMBER: '0071000123456',
  BANK_ACCOUNT_HOLDER: 'CONG TY CHO NOI',
}

test('the bank account for deposits is read completely', () => {
  const { BANK_NAME: bankName, BANK_BIN: bankBin, BANK_ACCOUNT_NUMBER: accountNumber } = account
  expect(read(account).bankAccount).toEqual({ bankName, bankBin, accountNumber, accountHolder: 'CONG TY CHO NOI' })
  expect(() => read({ ...account, BANK_ACCOUNT_HOLDER: '' })).toThrow(/belong together: give all or none/)
  expect(() => read({ ...account, BANK_BIN: '97043' })).toThrow(/^BANK_BIN must be the six digits/)
  expect(() => read({ ...account, BANK_ACCOUNT_NUMBER: '0071 000' })).toThrow(/^BANK_ACCOUNT_NUMBER must have/)
})

test('without settings there is no account', () => {
  expect(read().bankAccount).toBeNull()
})

test("a data folder that can't be made is refused with one line that names it", () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  expect(() => readSettings({ DATA_DIR: join(file, 'below') })).toThrow(/can't be written/)
})

test('the support address is a setting and must be valid', () => {
  expect(read({ SUPPORT_EMAIL: 'help@shop.example' }).supportEmail).toBe('help@shop.example')
  expect(() => read({ SUPPORT_EMAIL: 'nobody' })).toThrow('SUPPORT_EMAIL must be an e-mail address, not "nobody".')
})

test('DEMO is on, off or public', () => {
  expect(read({ DEMO: 'public' }).demo).toBe('public')
  expect(() => read({ DEMO: 'yes' })).toThrow('DEMO must be on, off or public, not "yes".')
})

test.each([
  [{}, false],
  [{ HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:3000' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '192.168.1.4' }, true],
  [{ PUBLIC_URL: 'https://chonoi.vn' }, true],
])('the site is publicly reachable with %j: %s', (environment: Record<string, string>, isReachable) => {
  expect(read(environment).isReachable).toBe(isReachable)
})

test('the encryption key is generated once, and stays an old key when one is configured', () => {
  const [kept] = read().encryptionKeys
  expect(readFileSync(join(folder, 'data-encryption.key'))).toEqual(kept)
  expect(statSync(join(folder, 'data-encryption.key')).mode & 0o077).toBe(0)
  const [current, former] = ['n'.repeat(32), 'o'.repeat(32)]
  const { encryptionKeys } = read({ DATA_ENCRYPTION_KEY: current, DATA_ENCRYPTION_OLD_KEYS: `${former},` })
  expect(encryptionKeys).toEqual([Buffer.from(current), Buffer.from(former), kept])
})

test('an encryption key that is too short is refused without being repeated', () => {
  expect(() => read({ DATA_ENCRYPTION_KEY: 'short' })).toThrow('DATA_ENCRYPTION_KEY must have at least 32 characters.')
  expect(() => read({ DATA_ENCRYPTION_OLD_KEYS: 'short' })).toThrow('DATA_ENCRYPTION_OLD_KEYS must have at least 32')
})

test('metrics are off unless they have a port, and stay on this machine unless they have an address', () => {
  expect(read().metrics).toBeNull()
  expect(read({ METRICS_PORT: 'off' }).metrics).toBeNull()
  expect(read({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  expect(read({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' }).metrics?.host).toBe('0.0.0.0')
  expect(() => read({ METRICS_PORT: '70000' })).toThrow('METRICS_PORT must be a port or off, not "70000".')
})

test('the payment sandbox is 100 ports above the site unless configured or switched off', () => {
  expect(read().paymentSandbox).toEqual({ port: 3100, url: undefined })
  expect(read({ PORT: '65500' }).paymentSandbox.port).toBe(65_400)
  expect(read({ PAYMENT_SANDBOX_PORT: 'off' }).paymentSandbox.port).toBeNull()
  expect(read({ PAYMENT_SANDBOX_PORT: '4000', PAYMENT_SANDBOX_URL: 'https://pay.example/' }).paymentSandbox).toEqual({
    ...{ port: 4000, url: 'https://pay.example' },
  })
  expect(() => read({ PAYMENT_SANDBOX_PORT: 'on' })).toThrow('PAYMENT_SANDBOX_PORT must be a port or off, not "on".')
  expect(() => read({ PAYMENT_SANDBOX_URL: 'localhost' })).toThrow(/^PAYMENT_SANDBOX_URL must be an address/)
})

test('a pooler is a host and a port in front of a database of its own', () => {
  const DATABASE_URL = 'postgres://user@host/db'
  expect(read({ DATABASE_URL, DATABASE_POOLER: 'pool.internal:6432' }).databasePooler).toBe('pool.internal:6432')
  expect(() => read({ DATABASE_URL, DATABASE_POOLER: 'postgres://pool/db' })).toThrow(/^DATABASE_POOLER must be a host/)
  expect(() => read({ DATABASE_POOLER: 'pool:6432' })).toThrow(/^DATABASE_POOLER needs DATABASE_URL/)
})
