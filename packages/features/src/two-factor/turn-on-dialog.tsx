import { validatePasswordAndCode } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { CopyButton } from '@chonoi/ui/copy-button'
import { OtpField } from '@chonoi/ui/otp-field'
import { PasswordField } from '@chonoi/ui/password-field'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { twoFactorActions, type TwoFactorSetup } from './two-factor-queries.ts'

export interface TurnOnDialogProps {
  setup: TwoFactorSetup
  onClose: () => void
  onDone: (backupCodes: readonly string[]) => void
}

/** Gives the secret to an app and asks for its first code and the password. */
export default function TurnOnDialog({ setup, onClose, onDone }: TurnOnDialogProps) {
  const { t } = useTranslation(['account', 'forms'])
  const enable = useAction(twoFactorActions.enable(), {
    failure: false,
    done: () => t('account:twoFactor.wasOn'),
    onDone: ({ backupCodes }) => onDone(backupCodes),
  })
  const validated = useValidatedForm({
    defaultValues: { password: '', code: '' },
    validate: validatePasswordAndCode,
    onSubmit: (values) => enable.submit(values),
  })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('account:twoFactor.scanTitle')}
      description={t('account:twoFactor.scan')}
      submitLabel={t('account:twoFactor.turnOn')}
    >
      <img
        src={setup.qrCodeDataUrl}
        alt={t('account:twoFactor.qr')}
        width={220}
        height={220}
        className="cn:justify-self-center cn:rounded-md"
      />
      <Stack gap={1}>
        <Text tone="muted" size={14}>
          {t('account:twoFactor.secret')}
        </Text>
        <Stack direction="row" gap={2} align="center">
          <code className="cn:font-mono cn:text-14 cn:break-all">{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={setup.secret} label={t('account:twoFactor.copySecret')} />
        </Stack>
      </Stack>
      <ControlledField control={validated.form.control} name="code">
        {(control) => <OtpField label={t('account:twoFactor.code')} isRequired {...control} />}
      </ControlledField>
      <PasswordField label={t('forms:password.label')} isRequired {...validated.field('password')} />
    </FormDialog>
  )
}
