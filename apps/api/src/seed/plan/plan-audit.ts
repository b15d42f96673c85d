import { problems } from '@chonoi/contract/problems'
import { startOfVietnamDay } from '@chonoi/domain'
import { before, hour, minute } from '../moments.ts'
import { statusOf } from './order-shapes.ts'
import type { Demo } from './plan-demo.ts'
import { fullName, newestRegistration, type Person } from './plan-people.ts'
import { newestDeposit } from './plan-deposits.ts'
import { newestWithdrawal } from './plan-withdrawals.ts'

type Told = {
  action: string
  description: string
  vietnameseDescription: string
  entityType: string
  entityId: string | null
  tenantId: string
  by: Person
  role: string
  changes: Record<string, unknown> | null
  createdAt: Date
}

/**
 * The four latest events are a deposit, an approved product, a new user and a withdrawal (DASH-20). All others are
 * older.
 */
const newestApproval = 34 * minute

export function auditRows(demo: Demo) {
  const latest = [...approvals(demo), ...registrations(demo), ...deposits(demo), ...withdrawals(demo)]
  const quiet = before(demo.moments.now, newestWithdrawal + minute)
  const all = [...latest, ...cancellations(demo).filter(({ createdAt }) => createdAt < quiet)]
  return [
    ...all.map((event) => ({ ...toRow(event), ...succeeded })),
    ...failures(demo, all).map((event) => ({ ...toRow(event), ...failed })),
  ]
}

const succeeded = { severity: 'INFO', status: 'SUCCESS', errorMessage: null } as const
const failed = {
  severity: 'ERROR',
  status: 'FAILED',
  errorMessage: problems['payment.gateway_unreachable'].message,
} as const

const toRow = ({ by, role, ...event }: Told) => ({ ...event, userId: by.id, userEmail: by.email, userRole: role })

const outcomeDays = 30
/** Rounds to 98%, and still does after the sign-ins of some visits. */
const succeededPercent = 97.8

/**
 * So many calls failed in the last month that 98% of its actions succeeded (APPR-07): payments whose gateway could not be
 * reached, as the server records them (http/record-failed-call.ts).
 */
function failures({ accounts, platform, moments }: Demo, all: readonly Told[]): Told[] {
  const from = startOfVietnamDay(moments.now, outcomeDays)
  const others = all.filter(({ createdAt }) => createdAt >= from).length
  const count = Math.round((others * (100 - succeededPercent)) / succeededPercent)
  const latest = 50 * hour
  const between = (moments.now.getTime() - from.getTime() - latest) / count
  return Array.from({ length: count }, (_, index) => ({
    ...{ action: 'operation.failed', entityType: 'operation', entityId: null, tenantId: platform.id, changes: null },
    ...{ by: accounts.customer, role: 'CUSTOMER', createdAt: before(moments.now, latest + index * between) },
    description: 'The operation createPayment failed',
    vietnameseDescription: 'Thao tác createPayment thất bại',
  }))
}

function approvals({ products, accounts, platform, moments }: Demo): Told[] {
  const approved = products.filter(({ status }) => status === 'APPROVED')
  return approved
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, 30)
    .map((product, index) => ({
      ...{ action: 'product.approve', entityType: 'product', entityId: product.id, tenantId: platform.id },
      description: `Approved product ${product.name}`,
      vietnameseDescription: `Duyệt sản phẩm ${product.name}`,
      ...{ by: accounts.admin, role: 'ADMIN', changes: { status: { from: 'PENDING', to: 'APPROVED' } } },
      createdAt: before(moments.now, index === 0 ? newestApproval : (5 + index * 17) * hour),
    }))
}

function registrations({ unverified, customers, platform, moments }: Demo): Told[] {
  return [...unverified, ...customers.slice(-10)].map((person) => ({
    ...{
      action: 'auth.register',
      entityType: 'user',
      entityId: person.id,
      tenantId: platform.id,
      by: person,
      role: 'CUSTOMER',
    },
    description: `${fullName(person)} registered`,
    vietnameseDescription: `${fullName(person)} đăng ký tài khoản`,
    changes: null,
    createdAt: person === unverified[0] ? before(moments.now, newestRegistration) : person.createdAt,
  }))
}

function deposits({ deposits: rows, customers, accounts, platform, moments }: Demo): Told[] {
  const people = new Map([accounts.customer, accounts.multi, ...customers].map((person) => [person.id, person]))
  const newest = before(moments.now, newestDeposit).getTime()
  const recent = before(moments.now, 120 * 24 * hour)
  return rows
    .filter(({ createdAt }) => createdAt > recent)
    .flatMap((row): Told[] => {
      const person = people.get(row.userId)
      if (!person) return []
      const { depositReference, amountInCents } = row
      const about = { entityType: 'deposit', entityId: row.id, tenantId: platform.id }
      const changes = { depositReference, amountInCents, customer: fullName(person) }
      const asked = {
        ...{ ...about, action: 'deposit.request', by: person, role: 'CUSTOMER', changes, createdAt: row.createdAt },
        description: `${fullName(person)} asked for deposit ${depositReference}`,
        vietnameseDescription: `${fullName(person)} yêu cầu nạp tiền ${depositReference}`,
      }
      if (row.status === 'PENDING') return [asked]
      const closed = {
        ...about,
        changes: { status: { from: 'PENDING', to: row.status } },
        createdAt: row.processedAt ?? row.createdAt,
      }
      const byAdmin = { ...closed, by: accounts.admin, role: 'ADMIN' }
      const told = {
        COMPLETED: {
          ...byAdmin,
          action: 'deposit.complete',
          description: `Completed deposit ${depositReference}`,
          vietnameseDescription: `Duyệt nạp tiền ${depositReference}`,
        },
        FAILED: {
          ...byAdmin,
          action: 'deposit.fail',
          description: `Refused deposit ${depositReference}`,
          vietnameseDescription: `Từ chối nạp tiền ${depositReference}`,
        },
        CANCELLED: {
          ...closed,
          by: person,
          role: 'CUSTOMER',
          action: 'deposit.cancel',
          description: `Cancelled deposit ${depositReference}`,
          vietnameseDescription: `Hủy yêu cầu nạp tiền ${depositReference}`,
        },
      }[row.status ?? 'CANCELLED']
      return [told]
    })
    .filter(
      ({ createdAt }) => createdAt.getTime() === newest || createdAt < before(moments.now, newestWithdrawal + minute),
    )
}

function withdrawals({ withdrawals: rows, shops, accounts, platform }: Demo): Told[] {
  const owners = new Map(shops.map(({ owner }) => [owner.id, owner]))
  return rows.flatMap((row): Told[] => {
    const owner = owners.get(row.userId)
    if (!owner) return []
    const about = { entityType: 'withdrawal', entityId: row.id, tenantId: platform.id }
    const name = fullName(owner)
    const asked = {
      ...{ ...about, action: 'withdrawal.request', by: owner, role: 'ADMIN', createdAt: row.createdAt },
      ...{ description: `${name} asked for a withdrawal`, vietnameseDescription: `${name} yêu cầu rút tiền` },
      changes: { amountInCents: row.amountInCents, bankName: row.bankName },
    }
    if (!row.processedAt || (row.status !== 'COMPLETED' && row.status !== 'REJECTED')) return [asked]
    const words = {
      COMPLETED: {
        action: 'withdrawal.complete',
        description: `Paid out ${name}'s withdrawal`,
        vietnameseDescription: `Đã chi trả yêu cầu rút tiền của ${name}`,
      },
      REJECTED: {
        action: 'withdrawal.reject',
        description: `Rejected ${name}'s withdrawal`,
        vietnameseDescription: `Từ chối yêu cầu rút tiền của ${name}`,
      },
    }[row.status]
    const changes = { status: { from: 'PENDING', to: row.status } }
    return [asked, { ...about, ...words, changes, by: accounts.admin, role: 'ADMIN', createdAt: row.processedAt }]
  })
}

function cancellations({ checkouts }: Demo): Told[] {
  return checkouts.flatMap(({ buyer, orders }) =>
    orders
      .filter((order) => statusOf(order) === 'CANCELLED')
      .map((order) => {
        const last = order.steps.at(-1)
        const isBuyer = last?.by === 'BUYER'
        return {
          ...{
            action: 'order.cancel',
            entityType: 'order',
            entityId: order.id,
            tenantId: order.shop.id,
            changes: null,
          },
          ...{ by: isBuyer ? buyer : order.shop.seller, role: isBuyer ? 'CUSTOMER' : 'SELLER' },
          description: `Cancelled order ${order.orderNumber}`,
          vietnameseDescription: `Hủy đơn hàng ${order.orderNumber}`,
          createdAt: last?.at ?? new Date(0),
        }
      }),
  )
}
