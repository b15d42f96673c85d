import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const BankAccountDialog = lazy(() => import('./bank-account-dialog.tsx'))

export interface AddBankAccountButtonProps {
  /** Opens the account to the shop's earnings. */
  isForShop?: boolean
}

export function AddBankAccountButton({ isForShop = false }: AddBankAccountButtonProps) {
  const { t } = useTranslation('withdrawals')
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <Button variant="secondary" iconStart={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
        {t('accounts.add')}
      </Button>
      {isAdding && (
        <Suspense>
          <BankAccountDialog isForShop={isForShop} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
