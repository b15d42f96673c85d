import type { Address } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { Pencil, Star, Trash2 } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { AddressCard } from './address-card.tsx'
import { addressActions } from './addresses-queries.ts'

/** Shows one address of the book with its actions. */
export function AddressRow({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { t } = useTranslation(['addresses', 'common'])
  const openDialog = useRowDialog()
  const preferring = useAction(addressActions.setDefault(address), { done: () => t('addresses:defaultSet') })
  const named = (action: string) => t('addresses:actionOn', { action, name: address.fullName, line: address.line1 })
  const askRemove = () =>
    openDialog((close) => (
      <ConfirmAction
        action={addressActions.remove(address)}
        done={() => t('addresses:removed')}
        onClose={close}
        tone="danger"
        title={t('addresses:removeTitle', { name: address.fullName })}
        message={t('common:confirm.irreversible')}
        confirmLabel={t('common:action.delete')}
      />
    ))
  return (
    <li
      className="cn:flex cn:flex-col cn:justify-between cn:gap-4 cn:min-w-0 cn:p-5 cn:pb-3 cn:border cn:border-border cn:rounded-lg cn:bg-surface cn:data-default:border-primary"
      data-default={address.isDefault || undefined}
    >
      <AddressCard address={address} />
      <div className="cn:flex cn:flex-wrap cn:gap-1 cn:-mx-3 cn:pt-2 cn:border-t cn:border-border">
        <Button
          variant="ghost"
          size="sm"
          iconStart={<Pencil aria-hidden="true" />}
          aria-label={named(t('common:action.edit'))}
          onClick={onEdit}
        >
          {t('common:action.edit')}
        </Button>
        {!address.isDefault && (
          <Button
            variant="ghost"
            size="sm"
            iconStart={<Star aria-hidden="true" />}
            isLoading={preferring.isPending}
            aria-label={named(t('addresses:makeDefault'))}
            onClick={() => preferring.run()}
          >
            {t('addresses:makeDefault')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          iconStart={<Trash2 aria-hidden="true" />}
          aria-label={named(t('common:action.delete'))}
          onClick={askRemove}
        >
          {t('common:action.delete')}
        </Button>
      </div>
    </li>
  )
}
