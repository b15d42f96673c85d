import { useTranslation } from '@chonoi/i18n/react'
import { Dialog } from '@chonoi/ui/dialog'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { AddBankAccountButton } from './add-bank-account-button.tsx'
import { bankAccountQueries } from './bank-accounts-queries.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { withdrawalQueries } from './withdrawals-queries.ts'

/** Asks where the shop's balance goes, and how much of it. */
export default function RequestWithdrawalDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('withdrawals')
  const api = useApi()
  const terms = useQuery(withdrawalQueries(api).terms())
  const accounts = useQuery(bankAccountQueries(api).list())
  return (
    <Dialog
      title={t('seller.title')}
      description={t('request.text')}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <QueryScreen result={terms}>
        {(loaded) => (
          <QueryScreen result={accounts}>
            {({ data }) => (
              <Stack gap={4}>
                {data.length === 0 && <Text>{t('request.noAccount')}</Text>}
                <AddBankAccountButton />
                {data.length > 0 && <WithdrawForm source="SHOP" terms={loaded} accounts={data} onDone={onClose} />}
              </Stack>
            )}
          </QueryScreen>
        )}
      </QueryScreen>
    </Dialog>
  )
}
