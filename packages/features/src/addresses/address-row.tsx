import type { Address } from '@chonoi/contract'
import { Button } from '@chonoi/ui/button'
import { toastQueue } from '@chonoi/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Pencil, Star, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useApi } from '../app/services.tsx'
import { AddressCard } from './address-card.tsx'
import { addressMutations, addressQueries } from './addresses-queries.ts'

const ConfirmDialog = lazy(() => import('@chonoi/ui/confirm-dialog').then((m) => ({ default: m.ConfirmDialog })))

/** One address of the book and what can be done with it. */
export function AddressRow({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { t, i18n } = useTranslation(['addresses', 'common'])
  const api = useApi()
  const client = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: addressQueries(api).all })
  const preferring = useMutation({
    mutationFn: () => addressMutations(api).setDefault(address.id),
    onSuccess: async () => {
      await refresh()
      toastQueue.add({ type: 'success', title: t('addresses:defaultSet') })
    },
    onError: (error) => toastQueue.add({ type: 'error', title: problemWords(i18n, error) }),
  })
  const removing = useMutation({
    mutationFn: () => addressMutations(api).remove(address.id),
    onSuccess: async () => {
      await refresh()
      setRemoving(false)
      toastQueue.add({ type: 'success', title: t('addresses:removed') })
    },
  })
  const named = (action: string) => t('addresses:actionOn', { action, name: address.fullName, line: address.line1 })
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
            onClick={() => preferring.mutate()}
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
          <ConfirmDialog
            isOpen
            onOpenChange={setRemoving}
            tone="danger"
            title={t('addresses:removeTitle', { name: address.fullName })}
            message={t('common:confirm.irreversible')}
            confirmLabel={t('common:action.delete')}
            isPending={removing.isPending}
            error={removing.isError ? problemWords(i18n, removing.error) : undefined}
            onConfirm={() => removing.mutate()}
          />
        </Suspense>
      )}
    </li>
  )
}
