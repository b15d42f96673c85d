import { expect, test } from 'vitest'
import { isNewDevice } from './new-device.ts'

const chrome = (version: number) => `Mozilla/5.0 (Linux; Android 16) Chrome/${version}.0.0.0 Mobile Safari/537.36`
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:148.0) Gecko/20100101 Firefox/148.0'

test('isNewDevice: another browser is new, a later version of the same is not', () => {
  expect(isNewDevice(firefox, [chrome(156)])).toBe(true)
  expect(isNewDevice(chrome(157), [firefox, chrome(156)])).toBe(false)
})

test('isNewDevice: the first sign-in of an account is not', () => {
  expect(isNewDevice(firefox, [])).toBe(false)
})
