import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** Lists of staff whose rows have no details beside them, and why. */
const withoutDetails = {
  'coupons/redemptions-card.tsx': 'It is itself part of the details of a coupon.',
  'gateways/gateway-list.tsx': 'A row opens the form of the gateway, which shows all of it.',
  'news-authors/authors-screen.tsx': 'A row shows all of an author; the rest is the form that changes it.',
  'news-tags/tags-screen.tsx': 'A row shows all of a tag.',
  'news/admin-bookmarks-screen.tsx': 'A row opens a dialog with the whole note.',
  'series/series-screen.tsx': 'A row opens a dialog that orders the articles of the series.',
  'transactions/trial-balance-screen.tsx': 'A row opens a dialog with the pages of entries of the account.',
  'transactions/wallet-adjustments-screen.tsx': 'A row shows all of an adjustment.',
  'withdrawals/withdrawals-table.tsx': 'A row shows all of an own withdrawal, and is shown to its person as well.',
}

/** Lists of customers: their rows lead to pages. */
const ofCustomers = [
  'deposits/buyer-deposits-screen.tsx',
  'invoices/buyer-invoices-screen.tsx',
  'payments/buyer-payments-screen.tsx',
  'returns/my-returns-screen.tsx',
  'wallet/transactions-screen.tsx',
]

test('every list of staff shows the details of a row beside it, or there is a reason why not', () => {
  const lists = globSync('**/*.tsx', { cwd: source }).filter((file) => {
    const text = readFileSync(join(source, file), 'utf8')
    return file !== 'lists/list-table.tsx' && /<ListTable\b/.test(text) && !/<RowDetails\b(?!Button)/.test(text)
  })
  expect(lists.toSorted()).toEqual([...Object.keys(withoutDetails), ...ofCustomers].toSorted())
})

test('details are loaded once a row is opened', () => {
  const loadedAtOnce = globSync('**/*-screen.tsx', { cwd: source }).filter((file) =>
    /^import .* from '\.\/[\w-]+-details\.tsx'$/m.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(loadedAtOnce).toEqual([])
})
