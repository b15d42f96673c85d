import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { newsCard, newsCardBody, newsGrid, newsPicture } from './news-classes.ts'

/** Stands in for the cards of articles or series. */
export function NewsSkeleton() {
  return (
    <SkeletonRegion className={newsGrid}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={newsCard}>
          <div className={newsPicture} />
          <div className={newsCardBody}>
            <Skeleton width={8} />
            <Skeleton lines={3} />
          </div>
        </div>
      ))}
    </SkeletonRegion>
  )
}
