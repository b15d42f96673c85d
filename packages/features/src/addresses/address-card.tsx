import type { Address } from '@chonoi/contract'
import { formatVietnamesePhone, inOneLine } from '@chonoi/domain'
import { Badge } from '@chonoi/ui/badge'
import { useTranslation } from '@chonoi/i18n/react'

/** Shows a recipient and their address. */
export function AddressCard({ address }: { address: Address }) {
  const { t } = useTranslation('addresses')
  const { fullName, phone, line1, line2, ward, district, city, isDefault } = address
  return (
    <address className="cn:grid cn:gap-1 cn:[font-style:normal] cn:wrap-anywhere">
      <p className="cn:flex cn:flex-wrap cn:items-center cn:gap-2 cn:font-semibold">
        <span>{fullName}</span>
        {isDefault && <Badge tone="primary">{t('default')}</Badge>}
      </p>
      <p>{formatVietnamesePhone(phone)}</p>
      <p>{inOneLine([line1, line2], ', ')}</p>
      <p>{inOneLine([ward, district, city], ', ')}</p>
    </address>
  )
}
