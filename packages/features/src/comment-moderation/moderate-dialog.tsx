import type { ModeratedComment } from '@chonoi/contract'
import { type CommentStatus, commentLimits, commentStatuses } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { authorOf } from './comment-words.ts'
import { moderationActions } from './moderation-queries.ts'

/** Decides on a comment with a note for the other moderators. */
export default function ModerateDialog({ comment, onClose }: { comment: ModeratedComment; onClose: () => void }) {
  const { t } = useTranslation(['commentModeration', 'common'])
  const moderate = useAction(moderationActions.moderate(comment), {
    done: ({ status }) => t(`commentModeration:done.${status}`),
    onDone: onClose,
  })
  const validated = useValidatedForm<{ status: CommentStatus; note: string }>({
    defaultValues: { status: comment.status, note: comment.moderationNote ?? '' },
    validate: () => [],
    onSubmit: ({ status, note }) => moderate.submit({ status, note: note.trim() || null }),
  })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('commentModeration:decide.title', { name: authorOf(comment) })}
      submitLabel={t('common:action.save')}
    >
      <Text className="cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
        {comment.content}
      </Text>
      <Select
        label={t('commentModeration:column.status')}
        options={commentStatuses.map((value) => ({ value, label: t(`commentModeration:status.${value}`) }))}
        {...validated.field('status')}
      />
      <TextArea
        label={t('commentModeration:decide.note')}
        help={t('commentModeration:decide.noteHelp')}
        rows={3}
        characterLimit={commentLimits.maxNote}
        {...validated.field('note')}
      />
    </FormDialog>
  )
}
