import type { Order } from '@chonoi/contract'
import { formatVietnamesePhone, inOneLine } from '@chonoi/domain'
import { Text } from '@chonoi/ui/text'

/** Shows the delivery address of an order. */
export function OrderAddress({ address }: { address: Order['shippingAddress'] }) {
  const place = inOneLine([address.line1, address.line2, address.ward, address.district, address.city], ', ')
  return (
    <address className="cn:[font-style:normal]">
      <Text weight="medium">{address.fullName}</Text>
      <Text tone="muted">{formatVietnamesePhone(address.phone)}</Text>
      <Text>{place}</Text>
    </address>
  )
}
