import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'

/** Placeholder of a short list in a card: rows of two lines with the same height. */
export function RowSkeletons({ count }: { count: number }) {
  return (
    <SkeletonRegion className="cn:grid cn:-my-3">
      {Array.from({ length: count }, (_, row) => (
        <span key={row} className="cn:grid cn:gap-0 cn:py-3 cn:border-t cn:border-transparent">
          <Skeleton width={6} />
          <Skeleton size="sm" width={8} />
        </span>
      ))}
    </SkeletonRegion>
  )
}
