import type { WishlistItem, WishlistPriority } from '@chonoi/contract'
import { maxWishlistNote, validateWishlistItem, wishlistPriorities } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { editedRow } from '../forms/edited-row.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { wishlistActions } from './wishlist-queries.ts'

interface Fields {
  notes: string
  priority: WishlistPriority
}

const fieldsOf = ({ notes, priority }: WishlistItem): Fields => ({ notes: notes ?? '', priority })
const bodyOf = ({ notes, priority }: Fields) => ({ notes: notes.trim() || null, priority })

/** Changes the note and the priority of a saved product. */
export default function WishlistNoteDialog({ item, onClose }: { item: WishlistItem; onClose: () => void }) {
  const { t } = useTranslation(['wishlist', 'common'])
  const update = useAction(wishlistActions.update(item), { done: () => t('wishlist:saved') })
  const validated = useValidatedForm<Fields>({
    validate: validateWishlistItem,
    edited: editedRow({ row: item, fieldsOf, bodyOf, save: update.submit, onSaved: onClose }),
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
