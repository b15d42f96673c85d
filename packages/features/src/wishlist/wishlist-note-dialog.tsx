import type { WishlistItem, WishlistPriority } from '@chonoi/contract'
import { maxWishlistNote, validateWishlistItem, wishlistPriorities } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { wishlistActions } from './wishlist-queries.ts'

/** Changes the note and the priority of a saved product. */
export default function WishlistNoteDialog({ item, onClose }: { item: WishlistItem; onClose: () => void }) {
  const { t } = useTranslation(['wishlist', 'common'])
  const update = useAction(wishlistActions.update(item), { done: () => t('wishlist:saved'), onDone: onClose })
  const validated = useValidatedForm<{ notes: string; priority: WishlistPriority }>({
    defaultValues: { notes: item.notes ?? '', priority: item.priority },
    validate: validateWishlistItem,
    onSubmit: ({ notes, priority }) => update.submit({ notes: notes.trim() || null, priority }),
  })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('wishlist:editTitle')}
      description={item.product.name}
      submitLabel={t('common:action.save')}
    >
      <TextArea label={t('wishlist:note')} rows={3} characterLimit={maxWishlistNote} {...validated.field('notes')} />
      <Select
        label={t('wishlist:priority')}
        options={wishlistPriorities.map((value) => ({ value, label: t(`wishlist:priority.${value}`) }))}
        {...validated.field('priority')}
      />
    </FormDialog>
  )
}
