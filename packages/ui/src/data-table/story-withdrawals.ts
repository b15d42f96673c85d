export type WithdrawalStatus = 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'REJECTED'

export interface Withdrawal {
  id: string
  /** In cents. */
  amount: number
  status: WithdrawalStatus
  bankName: string
  accountNumber: string
  accountHolder: string
  createdAt: Date
  processedAt: Date | null
  notes: string | null
  user: { name: string | null; email: string | null }
}

const people = ['Nguyễn Thị Ánh', 'Trần Văn Bình', 'Lê Hoàng Cúc', 'Phạm Ngọc Dũng', 'Võ Thị Út'] as const
const banks = ['Vietcombank', 'BIDV', 'Agribank', 'Techcombank'] as const
const statuses = ['PENDING', 'COMPLETED', 'PROCESSING', 'COMPLETED', 'REJECTED'] as const
const hour = 3_600_000
const newest = Date.UTC(2026, 10, 20, 8, 15)

/** Forty-seven requests: three pages of twenty. */
export const withdrawals: Withdrawal[] = Array.from({ length: 47 }, (_, index) => {
  const status = statuses[index % statuses.length] ?? 'PENDING'
  const createdAt = new Date(newest - index * 7 * hour)
  const isOver = status === 'COMPLETED' || status === 'REJECTED'
  const name = index % 11 === 6 ? null : (people[index % people.length] ?? null)
  return {
    id: `w${index + 1}`,
    amount: (250_000 + ((index * 137) % 90) * 50_000) * 100,
    status,
    bankName: banks[index % banks.length] ?? banks[0],
    accountNumber: String(9_704_000_000 + index * 31_337),
    accountHolder: (name ?? people[0]).toLocaleUpperCase('vi'),
    createdAt,
    processedAt: isOver ? new Date(createdAt.getTime() + (index % 7) * 9 * hour + hour / 2) : null,
    notes: index % 4 === 0 ? 'Cần trước ngày 25' : null,
    user: { name, email: index % 23 === 17 ? null : `khach${index + 1}@chonoi.test` },
  }
})

/** Only the last four figures are shown. */
export const maskAccount = (number: string) => `•••• ${number.slice(-4)}`

export const customerOf = ({ user }: Withdrawal) => user.name ?? user.email ?? 'N/A'
