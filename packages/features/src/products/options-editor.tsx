import { maxProductOptions, type ProductOption } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { IconButton } from '@chonoi/ui/icon-button'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { TextField } from '@chonoi/ui/text-field'
import { TokenField } from '@chonoi/ui/token-field'
import { Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import type { ValidatedForm } from '../forms/use-validated-form.ts'
import type { ProductFields } from './product-fields.ts'
import { rowsFor, type VariantRow } from './variant-rows.ts'

const VariantGrid = lazy(() => import('./variant-grid.tsx').then(({ VariantGrid }) => ({ default: VariantGrid })))

/** What sets variants apart, and below it the grid of what comes of it. */
export function OptionsEditor({ validated: { form, errorOf } }: { validated: ValidatedForm<ProductFields> }) {
  const { t } = useTranslation('productManagement')
  const add = useRef<HTMLButtonElement>(null)
  const { options, variants, priceInCents, compareAtPriceInCents } = form.watch()
  const { isSubmitted } = form.formState
  const put = (name: 'options' | 'variants', value: readonly ProductOption[] | readonly VariantRow[]) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted })
  function change(next: readonly ProductOption[]) {
    put('variants', rowsFor(next, variants, { priceInCents, compareAtPriceInCents }))
    put('options', next)
  }
  const changeOne = (index: number, facts: Partial<ProductOption>) =>
    change(options.map((one, at) => (at === index ? { ...one, ...facts } : one)))
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <Text weight="semibold">{t('options.title')}</Text>
        <Text tone="muted" size={13}>
          {t('options.hint')}
        </Text>
      </Stack>
      {options.map((option, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: An option has no identity but its place while it is named.
          key={index}
          className="cn:grid cn:gap-2 cn:items-start cn:sm:grid-cols-[minmax(140px,1fr)_minmax(0,2fr)_auto]"
        >
          <TextField
            label={t('options.name', { number: index + 1 })}
            placeholder={t('options.namePlaceholder')}
            name={`options.${index}.name`}
            value={option.name}
            error={optionError(errorOf('options'), option, 'name')}
            onChange={(event) => changeOne(index, { name: event.target.value })}
          />
          <TokenField
            label={t('options.values', { number: index + 1 })}
            help={t('options.valuesHelp')}
            value={option.values}
            error={optionError(errorOf('options'), option, 'values')}
            onChange={(values) => changeOne(index, { values })}
          />
          <IconButton
            className="cn:justify-self-start cn:sm:mt-7"
            label={t('options.remove', { name: option.name || String(index + 1) })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => {
              change(options.filter((_, at) => at !== index))
              add.current?.focus()
            }}
          />
        </div>
      ))}
      {options.length < maxProductOptions && (
        <Button
          ref={add}
          size="sm"
          variant="secondary"
          className="cn:justify-self-start"
          iconStart={<Plus aria-hidden="true" />}
          onClick={() => change([...options, { name: '', values: [] }])}
        >
          {options.length === 0 ? t('options.addFirst') : t('options.add')}
        </Button>
      )}
      {variants.length > 0 && (
        <Suspense
          fallback={
            <SkeletonRegion>
              <Skeleton lines={variants.length} />
            </SkeletonRegion>
          }
        >
          <VariantGrid
            rows={variants}
            error={errorOf('variants')}
            isChecked={isSubmitted && errorOf('variants') !== undefined}
            onChange={(rows) => put('variants', rows)}
          />
        </Suspense>
      )}
    </Stack>
  )
}

/** The form keeps one problem of all options; it is shown where it fits. */
function optionError(error: string | undefined, { name, values }: ProductOption, part: 'name' | 'values') {
  if (!error) return undefined
  if (part === 'name') return name.trim() === '' ? error : undefined
  return name.trim() !== '' && values.length === 0 ? error : undefined
}
