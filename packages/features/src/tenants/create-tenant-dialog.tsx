import type { BodyOf } from '@chonoi/contract'
import { validateTenant } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { tenantActions } from './tenants-queries.ts'

const empty = { name: '', slug: '', ownerEmail: '', description: '', city: '', contactEmail: '', phone: '' }
type Fields = typeof empty

const pair = 'cn:grid cn:gap-4 cn:sm:grid-cols-2 cn:items-start'

/** Leaves out what wasn't typed. */
function toBody({ name, slug, ...others }: Fields): BodyOf<'createTenant'> {
  const written = Object.entries(others).filter(([, value]) => value.trim() !== '')
  return { name, ...(slug.trim() && { slug: slug.trim() }), ...Object.fromEntries(written) }
}

/** Creates a shop, which then waits for approval like any other. */
export default function CreateTenantDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['tenants', 'common'])
  const create = useAction(tenantActions.create(), {
    done: ({ name }) => t('tenants:done.create', { name }),
    onDone: onClose,
  })
  const validated = useValidatedForm<Fields>({
    defaultValues: empty,
    validate: validateTenant,
    onSubmit: (fields) => create.submit(toBody(fields)),
  })
  const { field } = validated
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('tenants:form.title')}
      submitLabel={t('tenants:form.submit')}
    >
      <TextField label={t('tenants:form.name')} isRequired {...field('name')} />
      <TextField label={t('tenants:form.slug')} help={t('tenants:form.slugHelp')} {...field('slug')} />
      <TextField
        label={t('tenants:form.ownerEmail')}
        type="email"
        help={t('tenants:form.ownerHelp')}
        {...field('ownerEmail')}
      />
      <TextArea label={t('tenants:form.description')} {...field('description')} />
      <div className={pair}>
        <TextField label={t('tenants:form.city')} {...field('city')} />
        <TextField label={t('tenants:form.phone')} type="tel" {...field('phone')} />
      </div>
      <TextField label={t('tenants:form.contactEmail')} type="email" {...field('contactEmail')} />
    </FormDialog>
  )
}
