import { type Calls, reaches } from '../../../test/calls/call.ts'
import type { bankAccountRoutes } from './bank-accounts.routes.ts'

export const bankAccountCalls = {
  listBanks: { reachesNobody: 'nobodys', unwatched: 'noTable' },
  listBankAccounts: { unwatched: 'few' },
  createBankAccount: {
    body: { bankBin: '970436', accountNumber: '0071 0012 34567', accountHolder: 'NGUYEN THI LAN ANH' },
    fixed: ['bankBin', 'accountNumber'],
  },
  deleteBankAccount: { path: ({ bankAccount }) => ({ id: bankAccount }), row: 'personal' },
  openBankAccountToShop: {
    path: ({ bankAccount }) => ({ id: bankAccount }),
    body: { isForShop: true },
    row: { ...reaches.personal, own: { shopAdmin: 'yes', otherAdmin: 'yes', others: 403 } },
  },
  setDefaultBankAccount: { path: ({ bankAccount }) => ({ id: bankAccount }), row: 'personal' },
} satisfies Calls<keyof typeof bankAccountRoutes>
