import { deliveryLimits } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { NumberField } from '@chonoi/ui/number-field'
import type { Ref } from 'react'
import { typedNumber } from '../forms/typed-number.ts'

interface MaxDownloadsFieldProps {
  name: string
  value: number | null
  onChange: (value: number | null) => void
  onBlur: () => void
  error: string | undefined
  ref: Ref<HTMLInputElement>
}

/** How often a buyer can download what they bought. */
export function MaxDownloadsField({ value, onChange, ...control }: MaxDownloadsFieldProps) {
  const { t } = useTranslation('downloads')
  return (
    <NumberField
      label={t('field.maxDownloads')}
      isRequired
      min={1}
      max={deliveryLimits.maxDownloads}
      value={value ?? ''}
      onChange={(event) => onChange(typedNumber(event))}
      {...control}
    />
  )
}
