import { useTranslation } from '@chonoi/i18n/react'
import { Dialog } from '@chonoi/ui/dialog'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { ShopAccountNeeded } from './shop-account-needed.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { withdrawalQueries } from './withdrawals-queries.ts'

/** Asks to which of the shop's accounts its balance goes, and how much of it. */
export default function RequestWithdrawalDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('withdrawals')
  const terms = useQuery(withdrawalQueries(useApi()).terms())
  return (
    <Dialog
      title={t('seller.title')}
      description={t('request.text')}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <QueryScreen result={terms}>
        {(loaded) =>
          loaded.shop && (
            <Stack gap={4}>
              {loaded.shop.accounts.length === 0 && <Text>{t('request.noShopAccount')}</Text>}
              <ShopAccountNeeded shop={loaded.shop} />
              {loaded.shop.accounts.length > 0 && (
                <WithdrawForm source="SHOP" terms={loaded} accounts={loaded.shop.accounts} onDone={onClose} />
              )}
            </Stack>
          )
        }
      </QueryScreen>
    </Dialog>
  )
}
