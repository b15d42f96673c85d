import { newsPicture } from './news-classes.ts'

/** The picture of a card; without one its place stays. Loaded eagerly where it is visible at first. */
export function NewsPicture({ url, isFirst }: { url: string | null; isFirst: boolean }) {
  return (
    <div className={newsPicture}>
      {url && (
        <img
          className="cn:size-full cn:object-cover"
          src={url}
          alt=""
          width={640}
          height={360}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
          decoding="async"
        />
      )}
    </div>
  )
}
