import type { BankAccount } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { AddBankAccountButton } from './add-bank-account-button.tsx'
import { bankAccountActions, bankAccountQueries } from './bank-accounts-queries.ts'
import { withdrawalQueries } from './withdrawals-queries.ts'

/** The caller's bank accounts (/wallet/bank-accounts). */
export function BankAccountsScreen() {
  const { t } = useTranslation('withdrawals')
  const result = useQuery(bankAccountQueries(useApi()).list())
  const accounts = result.data?.data
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={1}>
          <Heading level={1}>{t('accounts.title')}</Heading>
          <p className="cn:text-text-muted">{t('accounts.text')}</p>
        </Stack>
        {accounts && accounts.length > 0 && <AddBankAccountButton />}
      </Stack>
      {result.isPending && <RowSkeletons count={3} />}
      {result.isError && <QueryFailure result={result} />}
      {accounts?.length === 0 && (
        <EmptyState
          icon={<Landmark />}
          title={t('accounts.empty')}
          message={t('accounts.emptyText')}
          action={<AddBankAccountButton />}
        />
      )}
      {accounts && accounts.length > 0 && (
        <ul className="cn:grid cn:grid-fill-[320px] cn:gap-4">
          {accounts.map((account) => (
            <li key={account.id}>
              <BankAccountCard account={account} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}

function BankAccountCard({ account }: { account: BankAccount }) {
  const { t } = useTranslation('withdrawals')
  const openDialog = useRowDialog()
  const makeDefault = useAction(bankAccountActions.makeDefault(account), { done: () => t('accounts.defaultSet') })
  const shop = useQuery(withdrawalQueries(useApi()).terms()).data?.shop
  const isForShop = shop?.accounts.some(({ id }) => id === account.id) ?? false
  const openToShop = useAction(bankAccountActions.openToShop(account), {
    done: (_account, { isForShop: isOpen }) => t(isOpen ? 'accounts.shopOpened' : 'accounts.shopClosed'),
  })
  const name = `${account.bankName} ${account.accountNumber}`
  const askDelete = () =>
    openDialog((close) => (
      <ConfirmAction
        action={bankAccountActions.delete(account)}
        done={() => t('accounts.deleted')}
        onClose={close}
        tone="danger"
        title={t('accounts.deleteTitle', { account: name })}
        message={<Text>{t('accounts.deleteText')}</Text>}
        confirmLabel={t('accounts.delete')}
        cancelLabel={t('accounts.keep')}
      />
    ))
  return (
    <Card
      footer={
        <Stack direction="row" gap={2} justify="end" isWrapping>
          {shop?.mayOpenAccounts && (
            <Button
              size="sm"
              variant="secondary"
              isLoading={openToShop.isPending}
              aria-label={t(isForShop ? 'accounts.closeShopLabel' : 'accounts.openShopLabel', { account: name })}
              onClick={() => openToShop.run({ isForShop: !isForShop })}
            >
              {t(isForShop ? 'accounts.closeShop' : 'accounts.openShop')}
            </Button>
          )}
          {!account.isDefault && (
            <Button
              size="sm"
              variant="secondary"
              isLoading={makeDefault.isPending}
              aria-label={t('accounts.makeDefaultLabel', { account: name })}
              onClick={() => makeDefault.run()}
            >
              {t('accounts.makeDefault')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('accounts.deleteLabel', { account: name })}
            onClick={askDelete}
          >
            {t('accounts.delete')}
          </Button>
        </Stack>
      }
    >
      <Stack direction="row" justify="between" align="start" gap={3}>
        <div className="cn:min-w-0">
          <strong>{account.bankName}</strong>
          <Text as="div" className="cn:figures">
            {account.accountNumber}
          </Text>
          <Text as="div" tone="muted" className="cn:wrap-break-word">
            {account.accountHolder}
          </Text>
        </div>
        <Stack gap={1} align="end">
          {account.isDefault && <Badge tone="success">{t('accounts.default')}</Badge>}
          {isForShop && <Badge>{t('accounts.ofShop')}</Badge>}
        </Stack>
      </Stack>
    </Card>
  )
}
