import { Card } from '@chonoi/ui/card'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'

/** The cart before it is known. */
export function CartSkeleton() {
  return (
    <SkeletonRegion className="cart-layout">
      <Card>
        <ul className="cart-lines">
          {[0, 1, 2].map((line) => (
            <li key={line} className="cart-line">
              <span className="cart-line-picture" />
              <Skeleton lines={2} />
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <Skeleton lines={5} />
      </Card>
    </SkeletonRegion>
  )
}
