import type { LedgerAccount, QueryOf } from '@chonoi/contract'
import { ledgerAccountPurpose, parseLedgerGateway, vndFromCents } from '@chonoi/domain'
import type { RequestContext } from '../../http/context.ts'
import type { Download } from '../../http/handlers.ts'
import { exportList, type ListFile, timeOf } from '../spreadsheets/export-list.ts'
import type { Say } from '../../mail/words-of-screens.ts'
import { toLedgerAccount } from './ledger-views.ts'
import { listAccounts } from './read-trial-balance.ts'

/** The gateway of an account by its name, or by its key when it isn't one of ours. */
function gatewayOf({ gateway }: LedgerAccount, say: Say): string | null {
  if (gateway === null) return null
  const parsed = parseLedgerGateway(gateway)
  if (parsed === null) return gateway
  return parsed.kind === 'DEBT' ? null : say('transactions', `gateway.${parsed.gateway}`)
}

const accountFile: ListFile<LedgerAccount> = {
  name: 'ledger-accounts',
  sheet: { vi: 'Tài khoản sổ cái', en: 'Ledger accounts' },
  ...{ action: 'wallet.account_export', entityType: 'wallet', narrowedBy: 'accountKind', namespaces: ['transactions'] },
  columns: [
    ['Tài khoản', 'Account', (account, say) => say('transactions', `account.${ledgerAccountPurpose(account)}`)],
    ['Cổng', 'Gateway', gatewayOf],
    ['Của ai', 'Owner', ({ name, gateway }) => (name === gateway ? null : name)],
    ['Số dư (VND)', 'Balance (VND)', ({ balanceInCents }) => vndFromCents(balanceInCents)],
    ['Ngày mở', 'Opened', ({ createdAt }) => timeOf(createdAt)],
  ],
}

/** The filtered accounts of the ledger as a file, each with its balance. */
export function exportLedgerAccounts(
  context: RequestContext,
  query: QueryOf<'exportLedgerAccounts'>,
): Promise<Download> {
  return exportList(context, accountFile, query, async (found) =>
    (await listAccounts(context, found)).rows.map(toLedgerAccount),
  )
}
