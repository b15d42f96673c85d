import { centsFromVnd, foldVietnamese } from '@chonoi/domain'
import { holdPosting, payoutPosting, releasePosting } from '../../modules/withdrawals/withdrawal-postings.ts'
import { banks } from '../data/people.ts'
import { after, before, day, hour, minute, type Moments } from '../moments.ts'
import type { Random } from '../random.ts'
import { fullName, type Person } from './plan-people.ts'
import type { Shop } from './plan-shops.ts'
import type { Dated, WithdrawalRow } from './wallet-shapes.ts'

export const newestWithdrawal = 125 * minute
const step = centsFromVnd(100_000)

export interface PlannedWithdrawals {
  rows: WithdrawalRow[]
  postings: Dated[]
}

/**
 * Plans three rounds of withdrawals of shops' earnings to their owners' banks. Three of the newest requests are pending
 * (SEED-01), with their money on hold.
 */
export function planWithdrawals(
  shops: readonly Shop[],
  earnings: readonly Dated[],
  admin: Person,
  random: Random,
  { now }: Moments,
): PlannedWithdrawals {
  const plan: PlannedWithdrawals = { rows: [], postings: [] }
  const paidOut = new Map<string, number>()
  for (const [round, daysAgo] of [62, 31, 9].entries()) {
    const at = before(now, daysAgo * day)
    const amounts = shops
      .map((shop) => ({ shop, amount: share(payableAt(shop, earnings, at) - (paidOut.get(shop.id) ?? 0)) }))
      .filter(({ amount }) => amount >= 2 * step)
      .sort((one, other) => other.amount - one.amount)
    for (const [rank, { shop, amount }] of amounts.entries()) {
      const request = requestOf(round, rank, at, now)
      if (!request) continue
      if (request.status !== 'REJECTED') paidOut.set(shop.id, (paidOut.get(shop.id) ?? 0) + amount)
      addWithdrawal(plan, shop, { ...request, amount }, admin, random)
    }
  }
  return plan
}

interface Request {
  createdAt: Date
  status: WithdrawalRow['status']
  processedAt: Date | null
}

const waitingAges = [newestWithdrawal, 9 * hour, 26 * hour]

function requestOf(round: number, rank: number, paidAt: Date, now: Date): Request | undefined {
  if (round < 2) {
    if (rank > 6) return undefined
    const createdAt = after(paidAt, (4 + rank * 5) * hour)
    return {
      createdAt,
      status: rank === 5 ? 'REJECTED' : 'COMPLETED',
      processedAt: after(createdAt, (2 + rank * 6) * hour),
    }
  }
  const age = waitingAges[rank]
  if (age !== undefined) return { createdAt: before(now, age), status: 'PENDING', processedAt: null }
  return rank === 3 ? { createdAt: before(now, 2 * day), status: 'PROCESSING', processedAt: null } : undefined
}

const share = (cents: number) => Math.floor((cents * 0.6) / step) * step

function payableAt(shop: Shop, earnings: readonly Dated[], at: Date): number {
  return earnings
    .filter((dated) => dated.at <= at)
    .flatMap(({ posting }) => posting.entries)
    .filter((entry) => entry.kind === 'SELLER_PAYABLE' && entry.tenantId === shop.id)
    .reduce((sum, entry) => sum + entry.amountInCents, 0)
}

function addWithdrawal(
  plan: PlannedWithdrawals,
  { id: tenantId, owner }: Shop,
  request: Request & { amount: number },
  admin: Person,
  random: Random,
) {
  const { amount, createdAt, status, processedAt } = request
  const id = random.uuid()
  const number = Array.from({ length: 10 }, () => random.between(0, 9)).join('')
  plan.rows.push({
    ...{ id, userId: owner.id, tenantId, amountInCents: amount, status, createdAt, processedAt },
    ...{ bankName: random.pick(banks), accountNumber: `1${number}` },
    accountHolder: foldVietnamese(fullName(owner)).toUpperCase(),
    notes: random.chance(0.4) ? 'Rút tiền hàng trong tháng.' : null,
    processNotes: status === 'REJECTED' ? 'Tên tài khoản chưa khớp với tên chủ cửa hàng.' : null,
    processedBy: processedAt ? admin.id : null,
  })
  const posted = {
    ...{ id, userId: owner.id, tenantId, amountInCents: amount, feeInCents: 0 },
    maskedAccountNumber: number,
  }
  plan.postings.push({ at: createdAt, by: owner.id, posting: holdPosting(posted) })
  if (processedAt && status === 'COMPLETED')
    plan.postings.push({ at: processedAt, by: admin.id, posting: payoutPosting(posted, { kind: 'PROMOTIONS' }) })
  if (processedAt && status === 'REJECTED')
    plan.postings.push({ at: processedAt, by: admin.id, posting: releasePosting(posted) })
}
