import { expect, test } from 'vitest'
import { centsFromVnd } from '../money/cents.ts'
import { type GatewayForm, validateGateway } from '../validation/gateway-form.ts'
import { gatewayDefaults, gatewayEntry, gatewayNames } from './gateway-catalogue.ts'
import { keepMaskedSecrets, maskGatewayConfig, parseGatewayConfig } from './gateway-config.ts'
import { reachesGatewayConfig } from './gateway-rules.ts'
import { gatewayFee, gatewayState } from './gateway-terms.ts'

const momo = { partnerCode: 'MOMOCHONOI', accessKey: 'an-access-key', secretKey: 'a-secret-key' }
const form: GatewayForm = {
  ...{ gatewayName: 'momo', displayName: 'MoMo', description: '', feeType: 'PERCENTAGE', feeValue: 2.9, fixedFee: 0 },
  ...{ priority: 0, minimumAmount: 1_000, maximumAmount: 50_000_000, config: momo },
}
const wrong = (change: Partial<GatewayForm>) =>
  validateGateway({ ...form, ...change }).map(({ field, code }) => [field, code])

test('[ADM-GW-14, ADM-GW-15, ADM-GW-16, ADM-GW-17, ADM-GW-18, ADM-GW-19, ADM-GW-20] the catalogue: currencies and required fields', () => {
  const catalogue = gatewayNames.map((name) => {
    const { currencies, required } = gatewayEntry(name)
    return [name, currencies.join(' '), required.map((field) => field.name).join(' ')]
  })
  expect(catalogue).toEqual([
    ['vnpay', 'VND', 'merchantId secretKey returnUrl'],
    ['momo', 'VND', 'partnerCode accessKey secretKey'],
    ['zalopay', 'VND', 'appId key1 key2'],
    ['stripe', 'VND USD EUR', 'publicKey secretKey'],
    ['paypal', 'USD EUR VND', 'clientId clientSecret'],
    ['bank_transfer', 'VND', 'bankName accountNumber accountHolder'],
    ['manual_deposit', 'VND', 'bankReference transferDateTime'],
  ])
})

test('[ADM-GW-21] the defaults of a picked gateway', () => {
  expect(gatewayDefaults).toEqual({
    ...{ minimumAmount: 1000, maximumAmount: 50_000_000, feeType: 'PERCENTAGE', feeValue: 2.9 },
    ...{ isEnabled: true, isTestMode: true },
  })
})

test('[ADM-GW-22] the state that a configuration shows', () => {
  expect(gatewayState({ isEnabled: false, isTestMode: true })).toBe('off')
  expect(gatewayState({ isEnabled: false, isTestMode: false })).toBe('off')
  expect(gatewayState({ isEnabled: true, isTestMode: true })).toBe('test')
  expect(gatewayState({ isEnabled: true, isTestMode: false })).toBe('active')
})

test('the fee is the share of the amount and the fixed part, in whole đồng', () => {
  const terms = {
    ...{ feeBasisPoints: 290, feeInCents: 0, fixedFeeInCents: centsFromVnd(5_000) },
    ...{ minimumInCents: centsFromVnd(1_000), maximumInCents: centsFromVnd(50_000_000) },
  }
  expect(gatewayFee(terms, centsFromVnd(100_000))).toBe(centsFromVnd(7_900))
  expect(gatewayFee(terms, centsFromVnd(1_017))).toBe(centsFromVnd(5_029))
  expect(gatewayFee({ ...terms, feeBasisPoints: 0, feeInCents: centsFromVnd(3_000) }, 100)).toBe(centsFromVnd(8_000))
})

test('[ADM-GW-12] a gateway must be picked, and then nothing is said of its config', () => {
  expect(wrong({ gatewayName: '', config: {} })).toEqual([['gatewayName', 'gateway.name_required']])
})

test('[ADM-GW-13] the config is a JSON object with every required field and no unknown one', () => {
  expect(['{', '[]', '"text"', 'null', '5', '{"a": {}}', '{"a": 1.5}'].map(parseGatewayConfig)).toEqual([
    ...Array<null>(7).fill(null),
  ])
  expect(parseGatewayConfig('{"appId": 2554, "key1": " k ", "key2": ""}')).toEqual({ appId: '2554', key1: 'k' })
  expect(wrong({ config: null })).toEqual([['config', 'gateway.config_not_object']])
  expect(wrong({ config: {} })).toEqual(Object.keys(momo).map((name) => [`config.${name}`, 'required']))
  expect(wrong({ config: { ...momo, toString: 'x' } })).toEqual([['config.toString', 'unknown_field']])
  expect(wrong({ config: undefined })).toEqual([])
})

test('values with a form of their own', () => {
  const vnpay = { merchantId: 'CHONOI01', secretKey: 'secret', returnUrl: 'javascript:alert(1)' }
  expect(wrong({ gatewayName: 'vnpay', config: vnpay })).toEqual([['config.returnUrl', 'url.invalid']])
  const paypal = { clientId: 'client', clientSecret: 'secret', vndPerUsd: '25.450' }
  expect(wrong({ gatewayName: 'paypal', config: paypal })).toEqual([['config.vndPerUsd', 'gateway.rate_invalid']])
  const bank = { bankName: 'ACB', accountNumber: '1234', accountHolder: 'AN', bankBin: '97' }
  expect(wrong({ gatewayName: 'bank_transfer', config: bank })).toEqual([
    ['config.bankBin', 'gateway.bank_bin_invalid'],
  ])
})

test('[ADM-GW-27] a fee from 0, a percentage up to 100, a minimum below the maximum', () => {
  expect(wrong({ feeValue: -0.1 })).toEqual([['feeValue', 'too_small']])
  expect(wrong({ feeValue: 100.1 })).toEqual([['feeValue', 'too_large']])
  expect(wrong({ feeValue: 2.905 })).toEqual([['feeValue', 'gateway.fee_precision']])
  expect(wrong({ feeValue: null })).toEqual([['feeValue', 'required']])
  expect([0, 2.9, 12.55, 100].flatMap((feeValue) => wrong({ feeValue }))).toEqual([])
  expect(wrong({ feeType: 'FIXED', feeValue: 5_000 })).toEqual([])
  expect(wrong({ feeType: 'FIXED', feeValue: 2.9 })).toEqual([['feeValue', 'amount.invalid']])
  expect(wrong({ minimumAmount: 50_000_000 })).toEqual([['minimumAmount', 'gateway.limits_reversed']])
  expect(wrong({ maximumAmount: 2 ** 53 })).toEqual([['maximumAmount', 'too_large']])
})

test('[ADM-GW-25] secrets are masked, and a masked one that comes back keeps the stored value', () => {
  const stored = { bankName: 'ACB', accountNumber: '0123456789', accountHolder: 'AN', sepayApiKey: 'a-long-api-key' }
  const read = maskGatewayConfig('bank_transfer', stored)
  expect(read).toEqual({ ...stored, accountNumber: '••••••••', sepayApiKey: '••••••••-key' })
  expect(keepMaskedSecrets('bank_transfer', { ...read, bankName: 'VCB' }, stored)).toEqual({
    ...{ ...stored, bankName: 'VCB' },
  })
  const bank = { ...read, accountNumber: '••••6789' }
  expect(wrong({ gatewayName: 'bank_transfer', config: keepMaskedSecrets('bank_transfer', bank, stored) })).toEqual([
    ['config.accountNumber', 'gateway.config_masked'],
  ])
})

test("an administrator reaches their own tenant's configurations, a super administrator every tenant's", () => {
  const admin = { id: 'a', platformRole: 'CUSTOMER', tenantId: 'here', tenantRole: 'ADMIN' } as const
  expect(['here', 'there'].map((tenant) => reachesGatewayConfig(admin, tenant))).toEqual([true, false])
  const superAdmin = { ...admin, platformRole: 'SUPER_ADMIN' } as const
  expect(reachesGatewayConfig(superAdmin, 'there')).toBe(true)
})
