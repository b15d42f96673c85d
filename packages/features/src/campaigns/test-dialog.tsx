import type { Campaign } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { TextField } from '@chonoi/ui/text-field'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { campaignChanges } from './campaign-queries.ts'

export interface TestDialogProps {
  campaign: Campaign
  onClose: () => void
}

const addressesOf = (typed: string) => [...new Set(typed.split(/[\s,;]+/).filter((one) => one !== ''))]

/** Mails the campaign to addresses of the staff. */
export default function TestDialog({ campaign, onClose }: TestDialogProps) {
  const { t } = useTranslation('campaigns')
  const { user } = useSession()
  const test = useAction(campaignChanges.test(campaign), { done: ({ sent }) => t('test.done', { count: sent }) })
  const validated = useValidatedForm<{ testEmails: string }>({
    // Mostly one looks at it oneself.
    defaultValues: { testEmails: user?.email ?? '' },
    validate({ testEmails }) {
      const addresses = addressesOf(testEmails)
      if (addresses.length === 0) return [{ field: 'testEmails', code: 'required' }]
      if (addresses.length > 10) return [{ field: 'testEmails', code: 'too_many', params: { max: 10 } }]
      return addresses.every((one) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(one))
        ? []
        : [{ field: 'testEmails', code: 'email.invalid' }]
    },
    fieldOf: () => 'testEmails',
    async onSubmit({ testEmails }) {
      await test.submit(addressesOf(testEmails))
      onClose()
    },
  })
  return (
    <FormDialog
      form={validated}
      title={t('test.title')}
      description={t('test.text')}
      submitLabel={t('test.action')}
      onClose={onClose}
    >
      <TextField
        label={t('test.emails')}
        help={t('test.emailsHelp')}
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        {...validated.field('testEmails')}
      />
    </FormDialog>
  )
}
