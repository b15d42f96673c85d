import type { LedgerAccount } from '@chonoi/contract'
import { ledgerAccountPurpose, parseLedgerGateway } from '@chonoi/domain'
import type { TFunction } from '@chonoi/i18n'

type Words = TFunction<['transactions', 'common']>
type Named = Pick<LedgerAccount, 'kind' | 'gateway'>

/** What an account is for, in words. */
export const accountKind = (t: Words, account: Named): string =>
  t(`transactions:account.${ledgerAccountPurpose(account)}`)

/** The gateway of an account by its name, or by its key when it isn't one of ours. Null where money lies at none. */
export function accountGateway(t: Words, gateway: string | null): string | null {
  if (gateway === null) return null
  const parsed = parseLedgerGateway(gateway)
  if (parsed === null) return gateway
  return parsed.kind === 'DEBT' ? null : t(`transactions:gateway.${parsed.gateway}`)
}

/** Whose account it is. The server names a gateway where nobody else owns it. */
export const accountOwner = ({ name, gateway }: Pick<LedgerAccount, 'name' | 'gateway'>): string | null =>
  name === gateway ? null : name

/** An account in one line: what it is for, at which gateway, and whose. */
export const accountTitle = (t: Words, account: Named & Pick<LedgerAccount, 'name'>): string =>
  [accountKind(t, account), accountGateway(t, account.gateway), accountOwner(account)].filter(Boolean).join(' · ')
