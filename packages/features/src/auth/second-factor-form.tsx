import { validateSecondFactor } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Form } from '@chonoi/ui/form'
import { OtpField } from '@chonoi/ui/otp-field'
import { TextField } from '@chonoi/ui/text-field'
import { useState } from 'react'
import { useServices } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { twoFactorActions } from '../two-factor/two-factor-queries.ts'

export interface SecondFactorFormProps {
  /** The token of the sign-in that waits. */
  twoFactorToken: string
  /** Called to begin the sign-in again. */
  onAgain: () => void
}

/** The second step of a sign-in: a code of the app, or a backup code. */
export function SecondFactorForm({ twoFactorToken, onAgain }: SecondFactorFormProps) {
  const { t } = useTranslation('auth')
  const { connection } = useServices()
  const [isBackup, setBackup] = useState(false)
  const verify = useAction(twoFactorActions.verify(), { failure: false })
  const { form, formProps, field, isSubmitting } = useValidatedForm({
    defaultValues: { code: '' },
    validate: validateSecondFactor,
    async onSubmit({ code }) {
      connection?.session.begin(await verify.submit({ twoFactorToken, code }))
    },
  })
  return (
    <Form {...formProps}>
      <p>{t(isBackup ? 'secondFactor.backupText' : 'secondFactor.text')}</p>
      {isBackup ? (
        <TextField
          key="backup"
          label={t('secondFactor.backupCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          isRequired
          {...field('code')}
        />
      ) : (
        <ControlledField control={form.control} name="code">
          {(control) => <OtpField label={t('secondFactor.code')} autoFocus isRequired {...control} />}
        </ControlledField>
      )}
      <Button type="submit" size="lg" isFullWidth isLoading={isSubmitting}>
        {t('secondFactor.submit')}
      </Button>
      <div className="cn:flex cn:flex-wrap cn:justify-between cn:gap-3">
        <Button
          variant="ghost"
          onClick={() => {
            form.reset({ code: '' })
            setBackup(!isBackup)
          }}
        >
          {t(isBackup ? 'secondFactor.useApp' : 'secondFactor.useBackup')}
        </Button>
        <Button variant="ghost" onClick={onAgain}>
          {t('secondFactor.again')}
        </Button>
      </div>
    </Form>
  )
}
