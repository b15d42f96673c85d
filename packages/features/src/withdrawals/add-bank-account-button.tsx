import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const BankAccountDialog = lazy(() => import('./bank-account-dialog.tsx'))

export function AddBankAccountButton() {
  const { t } = useTranslation('withdrawals')
  const [isAdding, setIsAdding] = useState(false)
  return (
    <>
      <Button variant="secondary" iconStart={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
        {t('accounts.add')}
      </Button>
      {isAdding && (
        <Suspense>
          <BankAccountDialog onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
