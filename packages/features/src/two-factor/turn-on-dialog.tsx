import { validatePasswordAndCode } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { CopyButton } from '@chonoi/ui/copy-button'
import { OtpField } from '@chonoi/ui/otp-field'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { twoFactorActions, type TwoFactorSetup } from './two-factor-queries.ts'

export interface TurnOnDialogProps {
  setup: TwoFactorSetup
  /** Typed before the secret was shown. */
  password: string
  onClose: () => void
  onDone: (backupCodes: readonly string[]) => void
}

/** Gives the secret to an app and asks for its first code. */
export default function TurnOnDialog({ setup, password, onClose, onDone }: TurnOnDialogProps) {
  const { t } = useTranslation('account')
  const enable = useAction(twoFactorActions.enable(), {
    failure: false,
    done: () => t('twoFactor.wasOn'),
    onDone: ({ backupCodes }) => onDone(backupCodes),
  })
  const validated = useValidatedForm({
    defaultValues: { password, code: '' },
    validate: validatePasswordAndCode,
    onSubmit: (values) => enable.submit(values),
  })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('twoFactor.scanTitle')}
      description={t('twoFactor.scan')}
      submitLabel={t('twoFactor.turnOn')}
    >
      <img
        src={setup.qrCodeDataUrl}
        alt={t('twoFactor.qr')}
        width={220}
        height={220}
        className="cn:justify-self-center cn:rounded-md"
      />
      <Stack gap={1}>
        <Text tone="muted" size={14}>
          {t('twoFactor.secret')}
        </Text>
        <Stack direction="row" gap={2} align="center">
          <code className="cn:font-mono cn:text-14 cn:break-all">{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={setup.secret} label={t('twoFactor.copySecret')} />
        </Stack>
      </Stack>
      <ControlledField control={validated.form.control} name="code">
        {(control) => <OtpField label={t('twoFactor.code')} isRequired {...control} />}
      </ControlledField>
    </FormDialog>
  )
}
