import { Card } from '@chonoi/ui/card'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { cartLayout, cartLine, cartLinePicture } from './cart-classes.ts'

/** Placeholder while the cart loads. */
export function CartSkeleton() {
  return (
    <SkeletonRegion className={cartLayout}>
      <Card>
        <ul className="cart-lines">
          {[0, 1, 2].map((line) => (
            <li key={line} className={`cart-line ${cartLine}`}>
              <span className={cartLinePicture} />
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
