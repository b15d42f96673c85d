import type { Address } from '@chonoi/contract'
import { formatVietnamesePhone, inOneLine } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { Plus } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'

export interface CheckoutAddressesProps {
  addresses: readonly Address[]
  value: string
  onChange: (addressId: string) => void
  /** Opens the form of a new address. */
  onAdd: () => void
  error?: string | undefined
}

const written = ({ line1, line2, ward, district, city }: Address) =>
  inOneLine([line1, line2, ward, district, city], ', ')

/** Selects a delivery address from the address book, or adds one. */
export function CheckoutAddresses({ addresses, value, onChange, onAdd, error }: CheckoutAddressesProps) {
  const { t } = useTranslation('cart')
  const add = (
    <Button variant="secondary" size="sm" iconStart={<Plus aria-hidden="true" />} onClick={onAdd}>
      {t('checkout.addAddress')}
    </Button>
  )
  if (addresses.length === 0) {
    return (
      <Stack gap={3} align="start">
        <Text role="status">{t('checkout.noAddress')}</Text>
        {add}
      </Stack>
    )
  }
  return (
    <Stack
      gap={3}
      align="start"
      className="cn:*:max-w-full cn:[&>.ui-field-group]:w-full cn:[&>fieldset]:w-full cn:[&>[role=radiogroup]]:w-full"
    >
      <RadioGroup
        label={t('checkout.addressLabel')}
        isLabelHidden
        layout="cards"
        value={value}
        onChange={onChange}
        error={error}
        options={addresses.map((address) => ({
          value: address.id,
          label: inOneLine([address.fullName, formatVietnamesePhone(address.phone)]),
          help: written(address),
        }))}
      />
      {add}
    </Stack>
  )
}
