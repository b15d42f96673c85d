import { accountDeletionDays, accountDeletionValidator } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { PasswordField } from '@chonoi/ui/password-field'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { useCodeDemand } from '../two-factor/two-factor-queries.ts'
import { personalDataActions } from './personal-data-queries.ts'

/** Asks for the deletion, with the password, and a code where two-factor authentication is on. */
export default function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['personalData', 'forms'])
  const code = useCodeDemand()
  const ask = useAction(personalDataActions.askForDeletion(), {
    failure: false,
    done: () => t('personalData:deletion.asked'),
    onDone: onClose,
  })
  const validated = useValidatedForm({
    defaultValues: { password: '', code: '' },
    validate: accountDeletionValidator(code.isRequired),
    onSubmit: ({ password, code: given }) => ask.submit({ password, ...(given && { code: given }) }),
  })
  const { field } = validated
  return (
    <FormDialog
      form={validated}
      isWaiting={code.isPending}
      onClose={onClose}
      tone="danger"
      title={t('personalData:deletion.dialogTitle')}
      description={t('personalData:deletion.dialogText', { days: accountDeletionDays })}
      submitLabel={t('personalData:deletion.ask')}
    >
      <PasswordField label={t('forms:password.label')} isRequired {...field('password')} />
      {code.isShown && (
        <TextField
          label={t('personalData:deletion.code')}
          autoComplete="one-time-code"
          spellCheck={false}
          isRequired={code.isRequired}
          {...field('code')}
        />
      )}
    </FormDialog>
  )
}
