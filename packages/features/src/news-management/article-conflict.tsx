import type { Article } from '@chonoi/contract'
import { articleText } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { type ArticleFields, fieldsOfArticle } from './article-fields.ts'

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
  const shown = (name: keyof ArticleFields, value: ArticleFields[keyof ArticleFields]) =>
    (name === 'content' ? articleText(String(value)) : [value].flat().join(', ')) || '—'
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
              { label: t('conflict.own'), text: shown(name, own[name]) },
              { label: t('conflict.theirs'), text: shown(name, stored[name]) },
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
