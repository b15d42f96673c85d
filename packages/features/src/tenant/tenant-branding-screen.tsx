import type { TenantBranding } from '@chonoi/contract'
import { href, validateTenantBranding } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { ColorPicker } from '@chonoi/ui/color-picker'
import { FileUpload } from '@chonoi/ui/file-upload'
import { Form } from '@chonoi/ui/form'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { SaveBar } from '@chonoi/ui/save-bar'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useApi, useSession } from '../app/services.tsx'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { editedRow } from '../forms/edited-row.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { BrandPreview } from '../forms/brand-preview.tsx'
import { tenantActions, tenantQueries } from './tenant-queries.ts'
import { useImageUpload } from './use-image-upload.ts'

/** Logo, banner and color of the current shop (/tenant/branding). */
export function TenantBrandingScreen() {
  const { t } = useTranslation('tenant')
  const { availableTenants, currentTenantId } = useSession()
  const result = useQuery(tenantQueries(useApi()).branding())
  // The platform itself has no page among the shops.
  const hasPage = !useActsForPlatform()
  const slug = availableTenants.find(({ tenantId }) => tenantId === currentTenantId)?.tenant.slug
  return (
    <QueryScreen result={result}>
      {(branding) => (
        <Stack gap={5}>
          <Stack direction="row" justify="between" align="start" gap={4} isWrapping>
            <Stack gap={1}>
              <Heading level={1}>{t('branding.title')}</Heading>
              <p className="cn:text-text-muted">{t('branding.text')}</p>
            </Stack>
            {hasPage && slug && (
              <LinkButton
                variant="secondary"
                href={href('/marketplace/tenant/$slug', { slug })}
                iconStart={<ExternalLink aria-hidden="true" />}
              >
                {t('branding.view')}
              </LinkButton>
            )}
          </Stack>
          <BrandingForm key={currentTenantId} branding={branding} />
        </Stack>
      )}
    </QueryScreen>
  )
}

interface BrandingFields {
  logoUrl: string | null
  bannerUrl: string | null
  primaryColor: string | null
}

const fieldsOf = ({ logoUrl, bannerUrl, primaryColor }: TenantBranding): BrandingFields => ({
  ...{ logoUrl, bannerUrl, primaryColor },
})

function BrandingForm({ branding }: { branding: TenantBranding }) {
  const { t } = useTranslation('tenant')
  const update = useAction(tenantActions.updateBranding(), { done: () => t('branding.saved') })
  const { form, formProps, isSubmitting, discard } = useValidatedForm<BrandingFields>({
    validate: validateTenantBranding,
    edited: editedRow({ row: branding, fieldsOf, bodyOf: (fields) => fields, save: update.submit }),
    labels: { logoUrl: t('branding.logo'), bannerUrl: t('branding.banner'), primaryColor: t('branding.color') },
  })
  const color = form.watch('primaryColor')
  return (
    <Form {...formProps}>
      <LeaveWarning isUnsaved={form.formState.isDirty} />
      <Card title={t('branding.images')}>
        <div className="cn:grid cn:gap-6 cn:md:grid-cols-2 cn:items-start">
          {(['logoUrl', 'bannerUrl'] as const).map((name) => (
            <ControlledField key={name} control={form.control} name={name}>
              {({ value, onChange, error }) => (
                <ImageField
                  kind={name === 'logoUrl' ? 'logo' : 'banner'}
                  url={value}
                  onChange={onChange}
                  error={error}
                />
              )}
            </ControlledField>
          ))}
        </div>
      </Card>
      <Card title={t('branding.color')}>
        <div className="cn:grid cn:gap-4">
          <ControlledField control={form.control} name="primaryColor">
            {({ value, onChange, error }) => (
              <ColorPicker
                label={t('branding.color')}
                help={t('branding.colorHelp')}
                value={value ?? '#2563eb'}
                onChange={onChange}
                {...(error && { error })}
              />
            )}
          </ControlledField>
          {color === null ? (
            <Text tone="muted">{t('branding.noColor')}</Text>
          ) : (
            <>
              <BrandPreview color={color} label={t('branding.color')} />
              <div>
                <Button
                  type="button"
                  variant="secondary"
                  size="sm"
                  onClick={() => form.setValue('primaryColor', null, { shouldDirty: true })}
                >
                  {t('branding.removeColor')}
                </Button>
              </div>
            </>
          )}
        </div>
      </Card>
      <SaveBar isDirty={form.formState.isDirty} isSaving={isSubmitting} onDiscard={discard} />
    </Form>
  )
}

interface ImageFieldProps {
  kind: 'logo' | 'banner'
  url: string | null
  onChange: (url: string | null) => void
  error: string | undefined
}

function ImageField({ kind, url, onChange, error }: ImageFieldProps) {
  const { t } = useTranslation('tenant')
  const upload = useImageUpload(onChange)
  return (
    <Stack gap={3}>
      {url && (
        <img
          src={url}
          alt={t(`branding.${kind}Now`)}
          className={
            kind === 'logo'
              ? 'cn:size-24 cn:rounded-md cn:object-cover cn:border cn:border-border'
              : 'cn:w-full cn:aspect-[4] cn:rounded-md cn:object-cover cn:border cn:border-border'
          }
        />
      )}
      <FileUpload
        label={t(`branding.${kind}`)}
        help={t(`branding.${kind}Help`)}
        accept="image/*"
        files={upload.files}
        onAdd={upload.add}
        onRemove={upload.clear}
        {...(error && { error })}
      />
      {url && (
        <div>
          <Button type="button" variant="ghost" size="sm" onClick={() => onChange(null)}>
            {t(`branding.${kind}Remove`)}
          </Button>
        </div>
      )}
    </Stack>
  )
}
