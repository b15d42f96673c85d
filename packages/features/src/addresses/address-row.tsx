import type { Address } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { Pencil, Star, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { useAction } from '../app/use-action.ts'
import { AddressCard } from './address-card.tsx'
import { addressActions } from './addresses-queries.ts'

const ConfirmAction = lazy(() => import('../forms/confirm-action.tsx'))

/** One address of the book and what can be done with it. */
export function AddressRow({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { t } = useTranslation(['addresses', 'common'])
  const [isRemoving, setRemoving] = useState(false)
  const preferring = useAction(addressActions.setDefault(address), { done: () => t('addresses:defaultSet') })
  const named = (action: string) => t('addresses:actionOn', { action, name: address.fullName, line: address.line1 })
  return (
    <li className="addresses-card" data-default={address.isDefault || undefined}>
      <AddressCard address={address} />
      <div className="addresses-actions">
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
          onClick={() => setRemoving(true)}
        >
          {t('common:action.delete')}
        </Button>
      </div>
      {isRemoving && (
        <Suspense>
          <ConfirmAction
            action={addressActions.remove(address)}
            done={() => t('addresses:removed')}
            onClose={() => setRemoving(false)}
            tone="danger"
            title={t('addresses:removeTitle', { name: address.fullName })}
            message={t('common:confirm.irreversible')}
            confirmLabel={t('common:action.delete')}
          />
        </Suspense>
      )}
    </li>
  )
}
