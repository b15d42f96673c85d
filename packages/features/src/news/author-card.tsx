import type { NewsAuthor } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Avatar } from '@chonoi/ui/avatar'
import { Badge } from '@chonoi/ui/badge'
import { Tag } from '@chonoi/ui/tag'
import { BadgeCheck } from 'lucide-react'

/** An author at the head of their page: picture, whether they are verified, and what they write about. */
export function AuthorCard({ author }: { author: NewsAuthor }) {
  const { t } = useTranslation('news')
  return (
    <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-3">
      <Avatar name={author.displayName} size="lg" isDecorative {...(author.avatarUrl && { src: author.avatarUrl })} />
      {author.isVerified && (
        <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
          {t('author.verified')}
        </Badge>
      )}
      {author.expertise.length > 0 && (
        <ul className="cn:flex cn:flex-wrap cn:gap-2" aria-label={t('author.expertise')}>
          {author.expertise.map((field) => (
            <li key={field}>
              <Tag>{field}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
