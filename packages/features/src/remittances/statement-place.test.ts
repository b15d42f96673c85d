import { createI18n, loadNamespaces } from '@chonoi/i18n'
import { expect, test } from 'vitest'
import { placeOf } from './statement-place.ts'

test.each([
  ['csv', ['Whole file']],
  ['csv.collected', ['First row', 'Amount']],
  ['csv.0.trackingCode', ['Row 2', 'Tracking code']],
  ['csv.3.feeInCents', ['Row 5', 'Fee']],
])('placeOf: %s is %j', async (field, words) => {
  const i18n = createI18n('en')
  await loadNamespaces(i18n, 'en', ['common', 'remittances'])
  expect(placeOf(i18n.getFixedT('en', ['remittances', 'common']), field)).toEqual(words)
})
