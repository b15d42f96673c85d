import { expect, test } from 'vitest'
import { calls, contract, parametersOf } from './contract-document.ts'

const schemas = contract.components.schemas

/** Always present in the answer, under the documented names. */
function expectFields(name: string, fields: string) {
  const always = schemas[name]?.required ?? []
  expect(fields.split(' ').filter((field) => !always.includes(field))).toEqual([])
}

const queryOf = (id: string) => {
  const call = calls.find(({ operation }) => operation.operationId === id)
  const parameters = call ? parametersOf(call.operation).filter((one) => one.in === 'query') : []
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, schema]))
}

test('[CART-01] a cart holds its items, the subtotal and the count', () => {
  expectFields('CartItem', 'id productId quantity priceInCents lineTotal')
  expectFields('Cart', 'items subtotalInCents itemCount')
})

test('[SESS-07] the auth user holds the documented fields', () => {
  expectFields('AuthUser', 'id firstName lastName email role tenantId tenantMemberships currentTenantId')
})

test('[TENANT-09] a membership holds tenant, role, status and the joining date', () => {
  expectFields('TenantMembership', 'tenantId tenant role status joinedAt')
  expectFields('TenantSummary', 'name logoUrl')
  expect(schemas.MembershipStatus?.enum).toContain('ACTIVE')
})

test('[REVIEW-06] a review holds the documented fields', () => {
  expectFields('Review', 'id productId rating title comment isVerified createdAt updatedAt user')
  expectFields('PersonName', 'firstName lastName')
})

test('[ADM-DEP-20, ADM-DEP-23] a deposit holds the documented fields and one of four statuses', () => {
  expectFields(
    'Deposit',
    'id depositReference bankReference amountInCents actualAmountInCents status bankName createdAt user',
  )
  expectFields('Person', 'firstName lastName email')
  expect(schemas.DepositStatus?.enum).toEqual(['PENDING', 'COMPLETED', 'FAILED', 'CANCELLED'])
})

test('[ADM-DEP-21] the deposit list returns data.deposits and data.pagination', () => {
  expect(schemas.DepositPage?.properties?.data?.required).toEqual(['deposits', 'pagination'])
})

test('[ADM-DEP-19, ADM-DEP-22] deposits are filtered and sorted by the documented names', () => {
  const query = queryOf('listAdminDeposits')
  const names = 'search status userId startDate endDate sortBy sortOrder page limit'
  expect(Object.keys(query).toSorted()).toEqual(names.split(' ').toSorted())
  expect(query.sortBy?.enum).toEqual(['createdAt', 'amount', 'status'])
  expect(query.sortOrder?.enum).toEqual(['asc', 'desc'])
})

test('[ADM-WD-41, ADM-WD-42] a withdrawal holds the documented fields and one of four statuses', () => {
  expectFields(
    'Withdrawal',
    'id amount status bankName accountNumber accountHolder createdAt processedAt processNotes notes user',
  )
  expect(schemas.WithdrawalStatus?.enum).toEqual(['PENDING', 'PROCESSING', 'COMPLETED', 'REJECTED'])
})

test('[ADM-WD-43, ADM-WD-44] the withdrawal list is asked and answers as documented', () => {
  expectFields('AdminWithdrawalPage', 'data pagination')
  expectFields('Pagination', 'page limit total totalPages')
  const query = queryOf('listAdminWithdrawals')
  expect(Object.keys(query).toSorted()).toEqual('limit page search sortBy sortOrder status'.split(' '))
})

test('products are searched by the documented filters, by name ascending by default', () => {
  const query = queryOf('listProducts')
  const names = 'search categoryId priceMin priceMax condition inStock featured tags sortBy sortOrder'.split(' ')
  expect(names.filter((name) => !(name in query))).toEqual([])
  expect([query.sortBy?.default, query.sortOrder?.default]).toEqual(['name', 'asc'])
})

test('[ADM-AUD-17, ADM-AUD-18, ADM-AUD-23] an audit log entry holds the documented fields', () => {
  expectFields(
    'AuditLog',
    'id createdAt action description vietnameseDescription userEmail userRole entityType entityId severity status changes errorMessage',
  )
  expect(schemas.AuditSeverity?.enum).toEqual(['INFO', 'WARNING', 'ERROR', 'CRITICAL'])
  expect(schemas.AuditStatus?.enum).toEqual(['SUCCESS', 'FAILED', 'PENDING'])
})

test('[ADM-AUD-19..22] the audit log is asked and answers as documented', () => {
  const names = 'page limit sortBy sortOrder search action entityType severity status startDate endDate'
  expect(Object.keys(queryOf('listAuditLogs')).toSorted()).toEqual(names.split(' ').toSorted())
  expectFields('AuditLogPage', 'auditLogs total totalPages hasPreviousPage hasNextPage')
  expectFields('AuditLogStatistics', 'totalLogs recentLogs errorLogs criticalLogs')
  expectFields('AuditOption', 'value vietnameseLabel')
})

test('[TXN-02, TXN-03] a transaction has one of five statuses and one of twelve types', () => {
  expect(schemas.TransactionStatus?.enum).toEqual(['PENDING', 'COMPLETED', 'FAILED', 'CANCELLED', 'REFUNDED'])
  expect(schemas.TransactionType?.enum).toEqual([
    ...['ORDER_PAYMENT', 'WALLET_DEPOSIT', 'WALLET_WITHDRAWAL', 'WALLET_REFUND', 'WALLET_ADJUSTMENT', 'WALLET_BONUS'],
    ...['WALLET_PENALTY', 'PAYMENT_GATEWAY', 'STRIPE_PAYMENT', 'PAYPAL_PAYMENT', 'MANUAL_DEPOSIT', 'BANK_TRANSFER'],
  ])
})
