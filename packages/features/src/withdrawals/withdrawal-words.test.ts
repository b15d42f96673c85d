import { createI18n, loadNamespaces } from '@chonoi/i18n'
import { beforeAll, expect, test } from 'vitest'
import { customerName } from './withdrawal-words.ts'

const vi = createI18n('vi')
beforeAll(() => loadNamespaces(vi, 'vi', ['common', 'withdrawals']))

test.each([
  [{ firstName: 'Lan Anh', lastName: 'Nguyễn', email: 'lan@chonoi.test' }, 'Nguyễn Lan Anh'],
  [{ firstName: '', lastName: '', email: 'lan@chonoi.test' }, 'lan@chonoi.test'],
  [{ firstName: '', lastName: '', email: '' }, 'N/A'],
])('[ADM-WD-13] the customer %j is called %j', (person, name) => {
  expect(customerName(vi.getFixedT('vi', ['withdrawals', 'common']), { user: { id: '1', ...person } })).toBe(name)
})
