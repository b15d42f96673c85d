import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { catalogProduct } from './catalog-classes.ts'

/** Placeholder while a product's page loads. */
export function ProductSkeleton() {
  return (
    <SkeletonRegion className={catalogProduct}>
      <Skeleton shape="block" ratio="square" />
      <Stack gap={4}>
        <Skeleton size="xl" width={8} />
        <Skeleton width={5} />
        <Skeleton size="xl" width={4} />
        <Skeleton lines={4} />
      </Stack>
    </SkeletonRegion>
  )
}
