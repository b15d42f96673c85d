import type { BankAccount } from '@chonoi/api'
import { StartRefused } from './start-refused.ts'

const names = ['BANK_NAME', 'BANK_BIN', 'BANK_ACCOUNT_NUMBER', 'BANK_ACCOUNT_HOLDER'] as const

/** Reads the bank account for deposits; null when none is configured. */
export function readBankAccount(environment: NodeJS.ProcessEnv): BankAccount | null {
  const [bankName, bankBin, accountNumber, accountHolder] = names.map((name) => environment[name]?.trim() ?? '')
  if (!bankName && !bankBin && !accountNumber && !accountHolder) return null
  if (!bankName || !bankBin || !accountNumber || !accountHolder)
    throw new StartRefused(`${names.join(', ')} belong together: give all or none.`)
  if (!/^\d{6}$/.test(bankBin)) throw new StartRefused(`BANK_BIN must be the six digits of the bank, not "${bankBin}".`)
  if (!/^[0-9A-Za-z]{1,19}$/.test(accountNumber))
    throw new StartRefused(`BANK_ACCOUNT_NUMBER must have 1 to 19 letters and digits, not "${accountNumber}".`)
  return { bankName, bankBin, accountNumber, accountHolder }
}
