import type { ArticleComment } from '@chonoi/contract'
import { commentLimits, validateComment } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Form } from '@chonoi/ui/form'
import { TextArea } from '@chonoi/ui/text-area'
import { type Action, useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'

export interface CommentFormProps {
  action: Action<{ content: string }, ArticleComment>
  label: string
  submitLabel: string
  /** The text to change. */
  content?: string
  autoFocus?: boolean
  /** Closes a reply or a change; the form for a new comment stays. */
  onClose?: () => void
}

/** Writes a comment, a reply, or changes one. What was typed stays until it was sent. */
export function CommentForm({ action, label, submitLabel, content = '', autoFocus, onClose }: CommentFormProps) {
  const { t } = useTranslation(['comments', 'common'])
  const send = useAction(action, {
    done: ({ status }) => t(status === 'APPROVED' ? 'comments:sent' : 'comments:sentHeld'),
    onDone: () => (onClose ? onClose() : form.reset()),
  })
  const { form, formProps, isSubmitting } = useValidatedForm<{ content: string }>({
    defaultValues: { content },
    validate: validateComment,
    onSubmit: (values) => send.submit({ content: values.content.trim() }),
  })
  return (
    <Form {...formProps}>
      <ControlledField control={form.control} name="content">
        {(control) => (
          <TextArea
            label={label}
            rows={3}
            characterLimit={commentLimits.maxContent}
            autoFocus={autoFocus}
            dir="auto"
            {...control}
          />
        )}
      </ControlledField>
      <div className="cn:flex cn:flex-wrap cn:gap-2 cn:justify-end">
        {onClose && (
          <Button variant="ghost" size="sm" onClick={onClose} disabled={isSubmitting}>
            {t('common:action.cancel')}
          </Button>
        )}
        <Button type="submit" size="sm" isLoading={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}
