import type { ProductSummary } from '@chonoi/contract'
import { memo } from 'react'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { ProductCard } from './product-card.tsx'
import { catalogCard, catalogCardBody } from './catalog-classes.ts'

export interface ProductGridProps {
  products: readonly ProductSummary[]
  /** The accessible name of the list. */
  label: string
  headingLevel?: 2 | 3
  /** How many images are visible at first and load eagerly. Default 0. */
  firstCount?: number
}

function Grid({ products, label, headingLevel = 3, firstCount = 0 }: ProductGridProps) {
  return (
    <ul className="catalog-grid" aria-label={label}>
      {products.map((product, index) => (
        <li key={product.id} className="cn:flex">
          <ProductCard product={product} headingLevel={headingLevel} isFirst={index < firstCount} />
        </li>
      ))}
    </ul>
  )
}

/**
 * Shows products side by side: 2 columns on phones, up to 5 on wide screens. Memoized, because re-rendering unchanged
 * products would delay a press on a filter.
 */
export const ProductGrid = memo(Grid)

/** Placeholder of the grid while products load. */
export function ProductGridSkeleton({ count = 10 }: { count?: number }) {
  return (
    <SkeletonRegion className="catalog-grid">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`catalog-card ${catalogCard}`}>
          <Skeleton shape="block" ratio="square" />
          <div className={catalogCardBody}>
            <Skeleton lines={2} />
            <Skeleton width={5} />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}
