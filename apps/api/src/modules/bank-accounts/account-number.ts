import { bareAccountNumber } from '@chonoi/domain'
import { placeOf } from '../../encryption/encrypted-columns.ts'
import type { Ports } from '../../ports/ports.ts'

/** The tables that store account numbers. */
type Table = 'bank_accounts' | 'seller_verifications' | 'withdrawals'

const placeIn = (table: Table, id: string) => placeOf({ table, column: 'encrypted_account_number' }, id)

/** The masked form as it is stored: all but the last four digits hidden, without groups. */
function hideDigits(accountNumber: string): string {
  const bare = bareAccountNumber(accountNumber)
  return bare.slice(0, -4).replaceAll(/./g, '•') + bare.slice(-4)
}

/** Columns of a stored account number: encrypted, bound to its row, and masked. */
export async function sealAccountNumber(
  { encryption }: Pick<Ports, 'encryption'>,
  table: Table,
  id: string,
  accountNumber: string,
) {
  const bare = bareAccountNumber(accountNumber)
  return {
    encryptedAccountNumber: await encryption.encrypt(bare, placeIn(table, id)),
    maskedAccountNumber: hideDigits(bare),
  }
}

export function openAccountNumber(
  { encryption }: Pick<Ports, 'encryption'>,
  table: Table,
  row: { id: string; encryptedAccountNumber: string },
): Promise<string> {
  return encryption.decrypt(row.encryptedAccountNumber, placeIn(table, row.id))
}

/** As it is shown: its last four digits stay together, so that they can be compared. */
export const shownAccountNumber = ({ maskedAccountNumber }: { maskedAccountNumber: string }): string =>
  `•••• ${maskedAccountNumber.slice(-4)}`
