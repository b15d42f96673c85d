import type { Bank } from '@chonoi/domain'

/** Deep enough for white letters, and enough of them that neighbours in the list differ. */
const colours = ['#0b6b3a', '#1d4ed8', '#7c2d12', '#9d174d', '#5b21b6', '#0e7490', '#9a3412', '#3f6212']

/** The mark of a bank: its initials on a colour of its own, drawn by us. Decorative: the name stands beside it. */
export function BankMark({ bank: { bin, name } }: { bank: Pick<Bank, 'bin' | 'name'> }) {
  const letters = name.replaceAll(/[^A-Z]/g, '').slice(0, 3) || name.slice(0, 1).toUpperCase()
  return (
    <svg viewBox="0 0 32 24" width="32" height="24" aria-hidden="true">
      <rect width="32" height="24" rx="5" fill={colours[Number(bin) % colours.length]} />
      <text x="16" y="16" textAnchor="middle" fontSize="10" fontWeight="700" fill="#ffffff">
        {letters}
      </text>
    </svg>
  )
}
