import type { Article } from '@chonoi/contract'
import { articleText } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { authorQueries } from '../news-authors/authors-queries.ts'
import { type ArticleFields, fieldsOfArticle, instantOf } from './article-fields.ts'
import { newsCategoryQueries } from './articles-queries.ts'

export interface ArticleConflictProps {
  own: ArticleFields
  theirs: Article
  onTakeTheirs: () => void
  onKeepOwn: () => void
}

/** Both versions of every field in which the stored article differs from the editor's. */
export function ArticleConflict({ own, theirs, onTakeTheirs, onKeepOwn }: ArticleConflictProps) {
  const { t } = useTranslation('newsManagement')
  const stored = fieldsOfArticle(theirs)
  const names = (Object.keys(stored) as (keyof ArticleFields)[]).filter(
    (name) => String(own[name]) !== String(stored[name]),
  )
  const wordsOf = useWordsOf(theirs)
  return (
    <Alert
      tone="warning"
      urgency="alert"
      title={t('conflict.title')}
      actions={
        <>
          <Button type="button" size="sm" onClick={onKeepOwn}>
            {t('conflict.keepOwn')}
          </Button>
          <Button type="button" size="sm" variant="secondary" onClick={onTakeTheirs}>
            {t('conflict.takeTheirs')}
          </Button>
        </>
      }
    >
      <dl className="cn:grid cn:gap-4">
        {names.map((name) => (
          <div key={name} className="cn:grid cn:gap-2 cn:sm:grid-cols-2">
            <dt className="cn:font-semibold cn:sm:col-span-2">{t(`field.${name}`)}</dt>
            {[
              { label: t('conflict.own'), text: wordsOf(name, own) || '—' },
              { label: t('conflict.theirs'), text: wordsOf(name, stored) || '—' },
            ].map(({ label, text }) => (
              <dd key={label} className="cn:max-h-60 cn:overflow-y-auto cn:break-words">
                <span className="cn:block cn:text-13 cn:text-text-muted">{label}</span>
                {text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Alert>
  )
}

/** Says a field as the editor shows it: names instead of ids, words instead of states, moments as people write them. */
function useWordsOf(theirs: Article) {
  const { t } = useTranslation('newsManagement')
  const api = useApi()
  const categories = useQuery(newsCategoryQueries(api).options())
  const authors = useQuery(authorQueries(api).options())
  const nameIn = (known: readonly { id: string; name: string }[], id: string, isPending: boolean) =>
    known.find((one) => one.id === id)?.name ?? (isPending ? '…' : t('conflict.unknownName'))
  return (name: keyof ArticleFields, fields: ArticleFields): string => {
    switch (name) {
      case 'content':
        return articleText(fields.content)
      case 'status':
        return t(`status.${fields.status}`)
      case 'publishedAt':
        return fields.publishedAt && formatDateTime(instantOf(fields.publishedAt))
      case 'tags':
        return fields.tags.join(', ')
      case 'categoryId': {
        const known = [...(theirs.category ? [theirs.category] : []), ...(categories.data ?? [])]
        return fields.categoryId && nameIn(known, fields.categoryId, categories.isPending)
      }
      case 'authorId': {
        const known = (authors.data ?? []).map(({ id, displayName }) => ({ id, name: displayName }))
        return fields.authorId && nameIn(known, fields.authorId, authors.isPending)
      }
      default:
        return fields[name]
    }
  }
}
