import { ShoppingCart } from 'lucide-react'

/** Where the cart's icon will be. */
export function CartPlace() {
  return (
    <span className="shell-cart-place" aria-hidden="true">
      <ShoppingCart />
    </span>
  )
}
