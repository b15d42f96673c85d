import { pictureSources } from '@chonoi/domain'
import { newsPicture } from './news-classes.ts'

/** The picture of a card; without one its place stays. Loaded eagerly where it is visible at first. */
export function NewsPicture({ url, isFirst }: { url: string | null; isFirst: boolean }) {
  return (
    <div className={newsPicture}>
      {url && (
        <img
          className="photograph cn:size-full cn:object-cover"
          {...pictureSources(url, '(min-width: 1024px) 400px, (min-width: 768px) 50vw, 100vw')}
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

/** The picture of a category: a low strip above its topics on a phone, else beside them and the search. */
export function CategoryPicture({ url }: { url: string }) {
  return (
    <img
      className="photograph cn:w-full cn:aspect-video cn:max-md:aspect-[5/2] cn:object-cover cn:object-[50%_60%] cn:rounded-lg cn:bg-primary-subtle cn:md:col-start-2 cn:md:row-start-1 cn:md:row-span-2 cn:md:self-end"
      {...pictureSources(url, '(min-width: 768px) 224px, 100vw')}
      alt=""
      width={640}
      height={360}
      decoding="async"
    />
  )
}
