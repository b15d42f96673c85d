import { ShoppingCart } from 'lucide-react'

/** Where the cart's icon will be. */
export function CartPlace() {
  return (
    <span
      className="cn:size-control-md cn:inline-flex cn:relative cn:items-center cn:justify-center cn:rounded-md cn:text-text-muted"
      aria-hidden="true"
    >
      <ShoppingCart className="cn:size-5" />
    </span>
  )
}
