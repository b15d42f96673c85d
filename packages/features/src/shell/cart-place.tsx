import { ShoppingCart } from 'lucide-react'

/** Reserves the space of the cart icon. */
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
