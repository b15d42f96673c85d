import type { Product } from '@chonoi/contract'
import { Stack } from '@chonoi/ui/stack'
import type { ReactNode } from 'react'
import { ProductFacts } from './product-facts.tsx'
import { ProductPicturesCard } from './product-pictures-card.tsx'
import { ProductVariantsCard } from './product-variants-card.tsx'
import { productsEditor } from './products-classes.ts'

/** A product that the reader can't change. */
export default function ProductView({ product, aside }: { product: Product; aside: ReactNode }) {
  return (
    <div className={productsEditor}>
      <Stack gap={5}>
        <ProductPicturesCard product={product} canChange={false} />
        <ProductFacts product={product} />
        <ProductVariantsCard product={product} />
      </Stack>
      <Stack gap={5}>{aside}</Stack>
    </div>
  )
}
