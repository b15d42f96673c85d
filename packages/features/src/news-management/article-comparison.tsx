import { articleChanges, type ParagraphChange, type TextPart, type VersionedField, wordChanges } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'

/** The texts of an article as one version has them. */
export type ArticleTexts = Readonly<Record<Exclude<VersionedField, 'title' | 'content'>, string | null>> & {
  readonly title: string
  readonly content: string
}

const shortTexts = ['title', 'excerpt', 'metaTitle', 'metaDescription'] as const

/** What changed from one version to another: by word, the text by paragraph too. */
export function ArticleComparison({ before, after }: { before: ArticleTexts; after: ArticleTexts }) {
  const { t } = useTranslation('newsManagement')
  const changed = shortTexts.filter((field) => (before[field] ?? '') !== (after[field] ?? ''))
  const isPictureChanged = before.featuredImageUrl !== after.featuredImageUrl
  const paragraphs = articleChanges(before.content, after.content)
  const isTextChanged = paragraphs.some(({ kind }) => kind !== 'same')
  const isMarkupChanged = !isTextChanged && before.content !== after.content
  if (changed.length === 0 && !isPictureChanged && before.content === after.content)
    return <Text tone="muted">{t('versions.same')}</Text>
  return (
    <dl className="cn:grid cn:gap-4">
      {changed.map((field) => (
        <Difference key={field} label={t(`field.${field}`)}>
          <Parts parts={wordChanges(before[field] ?? '', after[field] ?? '')} />
        </Difference>
      ))}
      {isPictureChanged && (
        <Difference label={t('field.featuredImageUrl')}>
          <div className="cn:flex cn:flex-wrap cn:gap-4">
            <Picture url={before.featuredImageUrl} label={t('versions.before')} />
            <Picture url={after.featuredImageUrl} label={t('versions.after')} />
          </div>
        </Difference>
      )}
      {isTextChanged && (
        <Difference label={t('field.content')}>
          <div className="cn:grid cn:gap-3">
            {paragraphs.map((change, index) => (
              <p key={index} dir="auto" className="cn:break-words">
                <Paragraph change={change} />
              </p>
            ))}
          </div>
        </Difference>
      )}
      {isMarkupChanged && <Difference label={t('field.content')}>{t('versions.markupOnly')}</Difference>}
    </dl>
  )
}

function Difference({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="cn:grid cn:gap-1">
      <dt className="cn:font-semibold">{label}</dt>
      <dd className="cn:break-words" dir="auto">
        {children}
      </dd>
    </div>
  )
}

function Paragraph({ change }: { change: ParagraphChange }) {
  return <Parts parts={change.kind === 'changed' ? change.parts : [change]} />
}

/** Marks what went and what came with elements that screen readers know, and never by color alone. */
function Parts({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ kind, text }, index) => {
    if (kind === 'removed')
      return (
        <del key={index} className="cn:bg-danger-subtle cn:text-on-danger-subtle">
          {text}
        </del>
      )
    if (kind === 'added')
      return (
        <ins key={index} className="cn:bg-success-subtle cn:text-on-success-subtle">
          {text}
        </ins>
      )
    return <span key={index}>{text}</span>
  })
}

function Picture({ url, label }: { url: string | null; label: string }) {
  return (
    <figure className="cn:grid cn:gap-1">
      {url ? (
        <img src={url} alt="" className="cn:w-40 cn:aspect-video cn:object-cover cn:rounded-md" />
      ) : (
        <span>—</span>
      )}
      <figcaption className="cn:text-13 cn:text-text-muted">{label}</figcaption>
    </figure>
  )
}
