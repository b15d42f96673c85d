import type { BodyOf } from '@chonoi/contract'
import { returnNoteLength, validateReturnNote } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import type { ReturnDialogProps } from './cancel-return-dialog.tsx'
import { returnActions } from './returns-queries.ts'

/** An administrator lets the goods go back or refuses for good, and tells both sides why. */
export default function DecideReturnDialog({ one, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('returns')
  const decide = useAction(returnActions.decide(one), { done: () => t('action.decided'), onDone: onClose })
  const validated = useValidatedForm<BodyOf<'decideReturn'>>({
    defaultValues: { decision: 'APPROVE', note: '' },
    validate: validateReturnNote,
    onSubmit: ({ decision, note }) => decide.submit({ decision, note: note.trim() }),
  })
  return (
    <FormDialog form={validated} onClose={onClose} title={t('action.decide')} submitLabel={t('action.decide')}>
      <ControlledField control={validated.form.control} name="decision">
        {(field) => (
          <RadioGroup
            label={t('decision.label')}
            options={(['APPROVE', 'REJECT'] as const).map((value) => ({
              value,
              label: t(`decision.${value}`),
              help: t(`decision.${value}.help`),
            }))}
            {...field}
          />
        )}
      </ControlledField>
      <TextArea
        label={t('field.note')}
        help={t('field.noteHelp')}
        isRequired
        rows={4}
        characterLimit={returnNoteLength.max}
        {...validated.field('note')}
      />
    </FormDialog>
  )
}
