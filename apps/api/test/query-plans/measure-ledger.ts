import { measureLists } from './limited-lists.ts'

/**
 * `pnpm --filter @chonoi/api run scale:ledger`: measures the lists of money with this many entries in the ledger
 * (`SCALE_ENTRIES`), and a twentieth of that in withdrawals and a tenth in invoices. Exits with 1 when a limit of issue 20
 * is exceeded.
 */
const entries = Number(process.env.SCALE_ENTRIES ?? 10_000_000)
const shops = 10

/** Limits in milliseconds: own pages, and what administrators list. */
const [own, all] = [10, 60]
const number = (value: number) => value.toLocaleString('en')

await measureLists({
  size: { products: 10_000, shops, entries },
  limits: {
    'the wallet': own,
    'the payments of the wallet': own,
    'the transactions of the wallet': own,
    'own transactions': own,
    "the movements of a shop's balance": own,
    "a shop's statement": own,
    'own withdrawals': own,
    'withdrawals of a seller': own,
    'the invoices of the shop': own,
    'the drafts of the shop': own,
    'own invoices': own,
    'all transactions, for the platform': all,
    'all transactions': all,
    'all refunds': all,
    "a user's transactions": all,
    'all withdrawals': all,
    'all invoices': all,
    'all ledger accounts': all,
    'the entries of an account': all,
  },
  page: 'scale-ledger.md',
  title: 'What a list of money costs with a large ledger',
  command: 'scale:ledger',
  holds: `${number(entries)} entries in the ledger, ${number(entries / 2)} transactions, ${number(entries / 20)} withdrawals and ${number(entries / 10)} invoices`,
  remark: `Each list reads its page by an index. The totals of transactions and invoices are kept as they change; those of withdrawals
are counted. A shop here has ${number(entries / 10 / shops)} invoices.`,
})
