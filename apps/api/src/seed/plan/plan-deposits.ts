import { centsFromVnd, vietnamDate } from '@chonoi/domain'
import { depositPosting } from '../../modules/deposits/credit-deposit.ts'
import { banks } from '../data/people.ts'
import { after, before, day, hour, minute, type Moments } from '../moments.ts'
import type { Random } from '../random.ts'
import { fullName, type Person } from './plan-people.ts'
import { type Dated, type DepositRow, inOrder } from './wallet-shapes.ts'

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const usualAmounts = [500_000, 1_000_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000, 20_000_000].map(centsFromVnd)
const exactly = centsFromVnd(5_000_000)
export const newestDeposit = 12 * minute

export interface PlannedDeposits {
  rows: DepositRow[]
  postings: Dated[]
}

/** Plans deposits ahead of every payment, so that no wallet ever goes below zero. */
export function planDeposits(
  buyers: readonly { person: Person; spending: readonly Dated[] }[],
  demoCustomer: Person,
  admin: Person,
  random: Random,
  { now }: Moments,
): PlannedDeposits {
  const rows: DepositRow[] = []
  const topUp = (person: Person, at: Date, amountInCents: number) => {
    const processedAt = at < person.createdAt ? after(person.createdAt, hour) : at
    rows.push(paidDeposit(person, amountInCents, processedAt, admin, random))
  }
  for (const { person, spending } of buyers) {
    let balance = 0
    for (const { at, posting } of inOrder(spending)) {
      const change = walletChange(posting.entries, person.id)
      const missing = -(balance + change)
      if (missing > 0) {
        const amount = person === demoCustomer ? roundUp(missing) : enough(missing, random)
        topUp(person, before(at, random.between(15, 900) * minute), amount)
        balance += amount
      }
      balance += change
    }
    if (person === demoCustomer && balance < exactly) topUp(person, before(now, 30 * hour), exactly - balance)
  }
  return { rows, postings: depositPostings(rows, admin) }
}

/** A deposit that an administrator completed at a time. */
export function paidDeposit(person: Person, amountInCents: number, processedAt: Date, admin: Person, random: Random) {
  const createdAt = before(processedAt, random.between(6, 55) * minute)
  return depositRow(person, amountInCents, createdAt, random, { processedAt, admin })
}

export const depositPostings = (rows: readonly DepositRow[], admin: Person): Dated[] =>
  rows.map((row) => ({
    at: row.processedAt ?? row.createdAt,
    by: admin.id,
    posting: depositPosting(row, row.actualAmountInCents ?? row.amountInCents),
  }))

const walletChange = (entries: Dated['posting']['entries'], userId: string) =>
  entries
    .filter((entry) => entry.kind === 'USER_WALLET' && entry.userId === userId)
    .reduce((sum, entry) => sum + entry.amountInCents, 0)

const roundUp = (cents: number) => Math.ceil(cents / centsFromVnd(100_000)) * centsFromVnd(100_000)

/** Returns a usual amount that covers the missing sum, sometimes one step larger. */
function enough(missing: number, random: Random): number {
  const fitting = usualAmounts.filter((amount) => amount >= missing)
  return fitting[random.chance(0.3) ? 1 : 0] ?? fitting[0] ?? roundUp(missing)
}

/** Plans five pending deposits (SEED-01) and a few failed or cancelled ones. */
export function planUnpaidDeposits(
  people: readonly Person[],
  admin: Person,
  random: Random,
  { now }: Moments,
): DepositRow[] {
  const someone = () => random.pick(people)
  const ages = [newestDeposit, 3 * hour, 7 * hour, 20 * hour, 31 * hour]
  const amounts = [2_000_000, 500_000, 1_500_000, 3_000_000, 1_000_000]
  const waiting = ages.map((age, index) =>
    depositRow(someone(), centsFromVnd(amounts[index] ?? 1_000_000), before(now, age), random),
  )
  const closed = [3, 11, 26, 40, 58, 71].map((days, index) => {
    const createdAt = before(now, days * day)
    const row = depositRow(someone(), random.pick(usualAmounts.slice(0, 4)), createdAt, random)
    const processedAt = after(createdAt, random.between(1, 20) * hour)
    return index % 2 === 0
      ? {
          ...row,
          status: 'FAILED' as const,
          adminNotes: 'Không thấy tiền về tài khoản sau 24 giờ.',
          processedBy: admin.id,
          processedAt,
        }
      : { ...row, status: 'CANCELLED' as const, processedAt }
  })
  return [...waiting, ...closed]
}

function depositRow(
  person: Person,
  amountInCents: number,
  createdAt: Date,
  random: Random,
  completed?: { processedAt: Date; admin: Person },
): DepositRow {
  const code = Array.from({ length: 8 }, () => letters[random.between(0, letters.length - 1)]).join('')
  const reference = `NT-${vietnamDate(createdAt).slice(2).replaceAll('-', '')}-${code}`
  return {
    ...{ id: random.uuid(), userId: person.id, depositReference: reference, amountInCents, createdAt },
    paymentMethod: random.pick(['MANUAL_DEPOSIT', 'MANUAL_DEPOSIT', 'BANK_TRANSFER', 'VIETQR']),
    bankName: random.pick(banks),
    bankReference: `FT${random.between(10_000_000, 99_999_999)}`,
    transferDateTime: before(createdAt, random.between(3, 25) * minute),
    notes: random.chance(0.25) ? `${fullName(person)} nạp ví` : null,
    ...(completed
      ? {
          ...{ status: 'COMPLETED', actualAmountInCents: amountInCents, processedBy: completed.admin.id },
          ...{ processedAt: completed.processedAt, adminNotes: null },
        }
      : { status: 'PENDING', actualAmountInCents: null, processedBy: null, processedAt: null, adminNotes: null }),
  }
}
