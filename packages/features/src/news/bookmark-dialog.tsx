import type { Bookmark } from '@chonoi/contract'
import { bookmarkLimits, validateBookmark } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { TextArea } from '@chonoi/ui/text-area'
import { TokenField } from '@chonoi/ui/token-field'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { editedRow } from '../forms/edited-row.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { bookmarkDone } from './bookmark-done.ts'
import { bookmarkActions } from './bookmark-queries.ts'

interface Fields {
  notes: string
  tags: string[]
}

const fieldsOf = ({ notes, tags }: Bookmark): Fields => ({ notes: notes ?? '', tags })
const bodyOf = ({ notes, tags }: Fields) => ({ notes: notes.trim() || null, tags })

interface BookmarkDialogProps {
  bookmark: Bookmark
  onClose: () => void
}

/** Changes the notes and tags of a bookmark, or removes it. */
export default function BookmarkDialog({ bookmark, onClose }: BookmarkDialogProps) {
  const { t } = useTranslation(['bookmarks', 'common'])
  const update = useAction(bookmarkActions.update(bookmark), { done: () => bookmarkDone(t, 'updated') })
  const remove = useAction(bookmarkActions.remove(bookmark), {
    done: () => bookmarkDone(t, 'removed'),
    onDone: onClose,
  })
  const validated = useValidatedForm<Fields>({
    validate: validateBookmark,
    labels: { tags: t('bookmarks:tags') },
    edited: editedRow({ row: bookmark, fieldsOf, bodyOf, save: update.submit, onSaved: onClose }),
  })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('bookmarks:editTitle')}
      description={bookmark.article.title}
      submitLabel={t('common:action.save')}
    >
      <TextArea
        label={t('bookmarks:notes')}
        help={t('bookmarks:notesHelp')}
        rows={4}
        characterLimit={bookmarkLimits.maxNotes}
        {...validated.field('notes')}
      />
      <ControlledField control={validated.form.control} name="tags">
        {(control) => (
          <TokenField
            label={t('bookmarks:tags')}
            help={t('bookmarks:tagsHelp', { max: bookmarkLimits.maxTags })}
            {...control}
          />
        )}
      </ControlledField>
      <Button
        variant="ghost"
        className="cn:justify-self-start"
        isLoading={remove.isPending}
        onClick={() => remove.run()}
      >
        {t('bookmarks:remove')}
      </Button>
    </FormDialog>
  )
}
