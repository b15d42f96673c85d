import { expect, test } from 'vitest'
import { operations } from '../../src/http/contract-document.ts'
import { textFieldsOf, uploadFieldsOf } from './row-fields.ts'

/** Names of fields that hold addresses. */
const namesAddress =
  /(?:ur[il]s?|href|src|link|image|picture|photo|logo|avatar|portrait|icon|cover|banner|attachment|document|proof)s?$/i

/** Addresses of pages or of other sites, which no upload is behind. */
const leadElsewhere: readonly string[] = [
  // Pages of this site.
  ...['createCampaign link', 'updateCampaign link', 'createNotification link', 'createNotificationAlias link'],
  'sendPushNotification link',
  // Pages that a payer returns to.
  ...['createDepositPayment nextUrl', 'createDepositPayment returnUrl', 'createMomoPayment returnUrl'],
  'createPayment returnUrl',
  // Super administrators may name a logo of another site.
  'updatePlatformSettings logoUrl',
]

const addressesOf = (fields: readonly string[]) =>
  fields.filter((field) => namesAddress.test(field.replace(/(?:\.\[\])+$/, '')))

test('the contract marks every address of a file that a call accepts', () => {
  const unmarked = operations.flatMap((operation) => {
    const marked = new Set(uploadFieldsOf(operation))
    return addressesOf(textFieldsOf(operation))
      .filter((field) => !marked.has(field))
      .map((field) => `${operation.id} ${field.replace(/^\w+\./, '')}`)
  })
  expect(unmarked.toSorted()).toEqual([...leadElsewhere].toSorted())
  expect(operations.flatMap(uploadFieldsOf).length).toBeGreaterThan(25)
})
