import type { Bookmark, PublicArticle } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { Bookmark as BookmarkIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApi, useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { usePlace } from '../app/use-place.ts'
import { bookmarkDone } from './bookmark-done.ts'
import { bookmarkActions, bookmarkQueries } from './bookmark-queries.ts'

const BookmarkDialog = lazy(() => import('./bookmark-dialog.tsx'))

interface BookmarkButtonProps {
  article: Pick<PublicArticle, 'id'>
}

// As wide as the longer of both words, so that nothing beside it moves.
const shape = 'cn:min-w-36 cn:print:hidden'

/** Bookmarks an article; once it is, opens its notes and tags. A visitor signs in first. */
export function BookmarkButton({ article }: BookmarkButtonProps) {
  return useSession().status === 'in' ? <OwnBookmark article={article} /> : <GuestBookmark />
}

function GuestBookmark() {
  const { t } = useTranslation('bookmarks')
  const place = usePlace()
  return (
    <LinkButton
      href={href('/login', { query: { next: place } })}
      variant="secondary"
      size="sm"
      className={shape}
      iconStart={<BookmarkIcon aria-hidden="true" />}
    >
      {t('mark')}
    </LinkButton>
  )
}

function OwnBookmark({ article }: BookmarkButtonProps) {
  const { t } = useTranslation('bookmarks')
  // As it was opened: what is typed stays when the bookmark is deleted elsewhere meanwhile.
  const [edited, setEdited] = useState<Bookmark | null>(null)
  const { data, refetch } = useQuery(bookmarkQueries(useApi()).status(article.id))
  const [isWaiting, setWaiting] = useState(false)
  const add = useAction(bookmarkActions.add(article.id), { done: () => bookmarkDone(t, 'added') })
  const bookmark = data?.bookmark

  /** A press before the state is known waits for it; where it can't be read, the server's answer tells. */
  async function press() {
    setWaiting(true)
    const status = data ?? (await refetch()).data
    setWaiting(false)
    if (status?.bookmark) setEdited(status.bookmark)
    else add.run()
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className={shape}
        iconStart={<BookmarkIcon aria-hidden="true" className={bookmark ? 'cn:fill-primary cn:text-primary' : ''} />}
        isLoading={isWaiting || (add.isPending && !bookmark)}
        {...(bookmark && { 'aria-haspopup': 'dialog' })}
        onClick={() => void press()}
      >
        {bookmark ? t('marked') : t('mark')}
      </Button>
      {edited && (
        <Suspense>
          <BookmarkDialog bookmark={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  )
}
