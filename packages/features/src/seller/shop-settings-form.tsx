import type { ShopSettings } from '@chonoi/contract'
import { shopLimits, shopSettingsValidator } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DateField } from '@chonoi/ui/date-field'
import { Form } from '@chonoi/ui/form'
import { NumberField } from '@chonoi/ui/number-field'
import { SaveBar } from '@chonoi/ui/save-bar'
import { Switch } from '@chonoi/ui/switch'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { editedRow } from '../forms/edited-row.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { typedNumber } from '../forms/typed-number.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { shopSettingsActions } from './seller-queries.ts'
import { ShippingFields } from './shipping-fields.tsx'
import { fieldsOf, type ShopFields, toBody, toForm } from './shop-fields.ts'
import { ShopPictureField } from './shop-picture-field.tsx'
import { ShopPreviewCard } from './shop-preview-card.tsx'
import { useShownInShop } from './use-shown-in-shop.ts'

const pair = 'cn:grid cn:gap-4 cn:sm:grid-cols-2 cn:items-start'
const column = 'cn:grid cn:gap-4'

/** The settings in sections, above a preview of the shop's page with what is typed. */
export function ShopSettingsForm({ settings }: { settings: ShopSettings }) {
  const { t } = useTranslation('seller')
  const update = useAction(shopSettingsActions.update(), { failure: false, done: () => t('shop.saved') })
  const validated = useValidatedForm<ShopFields>({
    validate: (fields) => shopSettingsValidator(new Date())(toForm(fields)),
    edited: editedRow({
      ...{ row: settings, fieldsOf, bodyOf: toBody, save: update.submit },
      versionOf: ({ updatedAt }) => ({ updatedAt }),
      together: [
        ['isOpen', 'reopensOn'],
        ['isFreeFrom', 'freeShippingFromInCents'],
      ],
    }),
    labels: { logoUrl: t('shop.logo'), bannerUrl: t('shop.banner'), provinceFees: t('shop.provinceFees') },
    shown: useShownInShop(),
  })
  const { form, formProps, field, isSubmitting, discard } = validated
  const fields = form.watch()
  return (
    <Form {...formProps}>
      <LeaveWarning isUnsaved={form.formState.isDirty} />
      <Card title={t('shop.selling')}>
        <div className={column}>
          <Switch label={t('shop.isOpen')} help={t('shop.isOpenHelp')} {...form.register('isOpen')} />
          {!fields.isOpen && (
            <ControlledField control={form.control} name="reopensOn">
              {(control) => <DateField label={t('shop.reopensOn')} help={t('shop.reopensHelp')} {...control} />}
            </ControlledField>
          )}
          <ControlledField control={form.control} name="lowStockLevel">
            {({ value, onChange, ...control }) => (
              <NumberField
                label={t('shop.lowStock')}
                help={t('shop.lowStockHelp')}
                isRequired
                min={0}
                max={shopLimits.maxLowStockLevel}
                value={value ?? ''}
                onChange={(event) => onChange(typedNumber(event))}
                {...control}
              />
            )}
          </ControlledField>
        </div>
      </Card>
      <ShippingFields form={form} />
      <Card title={t('shop.profile')}>
        <div className={column}>
          <div className={pair}>
            <TextField label={t('shop.name')} isRequired {...field('shopName')} />
            <TextField
              label={t('shop.slug')}
              help={t('shop.slugHelp')}
              isRequired
              spellCheck={false}
              {...field('slug')}
            />
          </div>
          <TextArea
            label={t('shop.description')}
            rows={4}
            characterLimit={shopLimits.maxText}
            {...field('description')}
          />
          <div className={pair}>
            {(['logoUrl', 'bannerUrl'] as const).map((name) => (
              <ShopPictureField
                key={name}
                label={name === 'logoUrl' ? t('shop.logo') : t('shop.banner')}
                url={fields[name]}
                onChange={(url) => form.setValue(name, url, { shouldDirty: true })}
              />
            ))}
          </div>
        </div>
      </Card>
      <Card title={t('shop.contact')}>
        <div className={pair}>
          <TextField label={t('shop.email')} type="email" {...field('contactEmail')} />
          <TextField label={t('shop.phone')} type="tel" {...field('phone')} />
        </div>
      </Card>
      <Card title={t('shop.policies')}>
        <div className={column}>
          {(['shippingPolicy', 'returnPolicy'] as const).map((name) => (
            <TextArea
              key={name}
              label={t(`shop.${name}`)}
              rows={4}
              characterLimit={shopLimits.maxText}
              {...field(name)}
            />
          ))}
        </div>
      </Card>
      <ShopPreviewCard id={settings.id} fields={fields} />
      <SaveBar isDirty={form.formState.isDirty} isSaving={isSubmitting} onDiscard={discard} />
    </Form>
  )
}
