import type { Campaign } from '@chonoi/contract'
import { campaignNameLength, href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { TextField } from '@chonoi/ui/text-field'
import { useNavigation } from '../app/navigation.tsx'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { campaignChanges } from './campaign-queries.ts'

export interface DuplicateDialogProps {
  campaign: Campaign
  onClose: () => void
}

/** Asks for the name of a copy and opens it. */
export default function DuplicateDialog({ campaign, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('campaigns')
  const { navigate } = useNavigation()
  const duplicate = useAction(campaignChanges.duplicate(campaign), { done: () => t('duplicate.done') })
  const validated = useValidatedForm<{ name: string }>({
    defaultValues: { name: t('duplicate.name', { name: campaign.name }).slice(0, campaignNameLength) },
    validate: ({ name }) => (name.trim() === '' ? [{ field: 'name', code: 'required' }] : []),
    async onSubmit({ name }) {
      const copy = await duplicate.submit(name)
      onClose()
      navigate(href('/admin/campaigns/$campaignId', { campaignId: copy.id }))
    },
  })
  return (
    <FormDialog
      form={validated}
      title={t('duplicate.title')}
      description={t('duplicate.text')}
      submitLabel={t('duplicate.action')}
      onClose={onClose}
    >
      <TextField label={t('form.name')} maxLength={campaignNameLength} isRequired {...validated.field('name')} />
    </FormDialog>
  )
}
