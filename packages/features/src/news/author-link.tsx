import type { NewsAuthorName } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Avatar } from '@chonoi/ui/avatar'
import { Link } from '@chonoi/ui/link'
import { BadgeCheck } from 'lucide-react'
import { newsAuthorHref } from './news-link.ts'

/** Who wrote an article, with the way to their others. */
export function AuthorLink({ author, tenantSlug }: { author: NewsAuthorName; tenantSlug: string }) {
  const { t } = useTranslation('news')
  return (
    <span className="cn:flex cn:items-center cn:gap-2">
      <Avatar name={author.displayName} size="sm" isDecorative {...(author.avatarUrl && { src: author.avatarUrl })} />
      <Link
        href={newsAuthorHref(tenantSlug, author)}
        variant="quiet"
        rel="author"
        dir="auto"
        className="cn:font-medium"
      >
        {author.displayName}
      </Link>
      {author.isVerified && (
        <BadgeCheck role="img" aria-label={t('author.verified')} size={16} className="cn:text-success" />
      )}
    </span>
  )
}
