import type { Tenant } from '@chonoi/contract'
import { atMost, checkText, tenantChanges } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { isDangerous, type TenantStep, undoOf } from './tenant-steps.ts'
import { tenantActions } from './tenants-queries.ts'

export interface TenantStepDialogProps {
  tenant: Tenant
  step: TenantStep
  onClose: () => void
}

/** Asks before a decision on a shop. Its note has a text of its own for each step (ADM-TEN-13), which can be changed. */
export default function TenantStepDialog({ tenant, step, onClose }: TenantStepDialogProps) {
  const { t } = useTranslation(['tenants', 'common'])
  const { name } = tenant
  const back = undoOf(tenant, step)
  const undo = useAction(tenantActions.update(tenant), {
    done: () => t(`tenants:done.${back ?? step}`, { name }),
    failure: t('tenants:updateFailed'),
  })
  const update = useAction(tenantActions.update(tenant), {
    done: () => ({
      title: t(`tenants:done.${step}`, { name }),
      undo: back && (() => undo.run({ ...tenantChanges[back], adminNotes: tenant.adminNotes })),
    }),
    onDone: onClose,
  })
  const validated = useValidatedForm({
    defaultValues: { adminNotes: t(`tenants:note.${step}`) },
    validate: ({ adminNotes }: { adminNotes: string }) => checkText('adminNotes', adminNotes, atMost(1000)),
    onSubmit: ({ adminNotes }) => update.submit({ ...tenantChanges[step], adminNotes: adminNotes.trim() || null }),
  })
  const { formProps, field } = validated
  const failure = formProps.failure && { ...formProps.failure, title: t('tenants:updateFailed') }
  return (
    <FormDialog
      form={{ ...validated, formProps: { ...formProps, failure } }}
      tone={isDangerous(step) ? 'danger' : 'primary'}
      onClose={onClose}
      title={t(`tenants:ask.${step}`, { name })}
      submitLabel={t(`tenants:step.${step}`)}
    >
      <Text>{t(`tenants:ask.${step}.text`)}</Text>
      <TextArea label={t('tenants:notes')} help={t('tenants:notesHelp')} {...field('adminNotes')} />
    </FormDialog>
  )
}
