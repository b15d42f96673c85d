import type { Article } from '@chonoi/contract'
import { articleHtml, articleLimits, articleStatuses } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { DatePicker } from '@chonoi/ui/date-picker'
import { RichTextEditor } from '@chonoi/ui/rich-text-editor'
import { Select } from '@chonoi/ui/select'
import { Stack } from '@chonoi/ui/stack'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { TreeSelect } from '@chonoi/ui/tree-select'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { ControlledField } from '../forms/controlled-field.tsx'
import type { ValidatedForm } from '../forms/use-validated-form.ts'
import { authorQueries } from '../news-authors/authors-queries.ts'
import { ArticleFactsBox } from './article-facts-box.tsx'
import { type ArticleFields, filledExcerpt } from './article-fields.ts'
import { newsCategoryQueries } from './articles-queries.ts'
import { categoryEntries } from '../forms/category-entries.ts'
import { mediaActions } from './media-queries.ts'
import { PictureField } from './picture-field.tsx'
import { TagsField } from './tags-field.tsx'
import { useMediaPicker } from './use-media-picker.tsx'
import { useAction } from '../app/use-action.ts'

/** The tab that holds a field. */
export const tabOf = {
  ...{ title: 'content', slug: 'content', content: 'content', excerpt: 'content' },
  ...{ metaTitle: 'media', metaDescription: 'media', featuredImageUrl: 'media', tags: 'media' },
  ...{ categoryId: 'settings', authorId: 'settings', status: 'settings', publishedAt: 'settings' },
} as const satisfies Record<keyof ArticleFields, 'content' | 'media' | 'settings'>

interface TabProps {
  validated: ValidatedForm<ArticleFields>
}

export interface ContentTabProps extends TabProps {
  /** The problem of the slug that the server knows: that it is taken. */
  slugProblem: string | undefined
  onTitle: (title: string) => void
}

/** Title, slug, text and excerpt (EDITOR-02). */
export function ContentTab({ validated: { form, field }, slugProblem, onTitle }: ContentTabProps) {
  const { t } = useTranslation('newsManagement')
  const { submit: upload } = useAction(mediaActions.upload())
  const { choose, picker } = useMediaPicker()
  const titleField = field('title')
  const slugField = field('slug')
  function fillExcerpt() {
    const { excerpt, content } = form.getValues()
    if (excerpt.trim() === '') form.setValue('excerpt', filledExcerpt({ excerpt, content }), { shouldDirty: true })
  }
  return (
    <Stack gap={4}>
      <TextField
        label={t('field.title')}
        isRequired
        {...titleField}
        onChange={(event) => {
          onTitle(event.target.value)
          void titleField.onChange(event)
        }}
      />
      <TextField
        label={t('field.slug')}
        help={t('editor.slugHelp')}
        isRequired
        spellCheck={false}
        start="/news/"
        {...slugField}
        error={slugField.error ?? slugProblem}
      />
      <ControlledField control={form.control} name="content">
        {({ ref: _ref, onBlur, ...control }) => (
          <RichTextEditor
            label={t('field.content')}
            isRequired
            allowed={articleHtml}
            placeholder={t('editor.contentPlaceholder')}
            uploadPicture={async (file, signal) => {
              const { url, width, height } = await upload({ file, signal })
              return { src: url, width, height }
            }}
            choosePicture={async () => {
              const media = await choose()
              return (
                media && { src: media.url, width: media.width, height: media.height, alt: media.altText ?? undefined }
              )
            }}
            {...control}
            onBlur={() => {
              onBlur()
              fillExcerpt()
            }}
          />
        )}
      </ControlledField>
      <TextArea
        label={t('field.excerpt')}
        help={t('editor.excerptHelp')}
        rows={3}
        characterLimit={articleLimits.maxExcerpt}
        {...field('excerpt')}
      />
      {picker}
    </Stack>
  )
}

/** Meta title, meta description, featured image and tags (EDITOR-03). */
export function MediaTab({ validated: { form, field } }: TabProps) {
  const { t } = useTranslation('newsManagement')
  const { maxMetaTitle, goodMetaTitle, maxMetaDescription, goodMetaDescription } = articleLimits
  return (
    <Stack gap={4}>
      <TextArea
        label={t('field.metaTitle')}
        help={t('editor.recommended', { from: goodMetaTitle, to: maxMetaTitle })}
        rows={1}
        characterLimit={maxMetaTitle}
        {...field('metaTitle')}
      />
      <TextArea
        label={t('field.metaDescription')}
        help={t('editor.recommended', { from: goodMetaDescription, to: maxMetaDescription })}
        rows={3}
        characterLimit={maxMetaDescription}
        {...field('metaDescription')}
      />
      <ControlledField control={form.control} name="featuredImageUrl">
        {({ value, onChange }) => <PictureField label={t('editor.featuredImage')} value={value} onChange={onChange} />}
      </ControlledField>
      <ControlledField control={form.control} name="tags">
        {({ ref: _ref, ...control }) => <TagsField {...control} />}
      </ControlledField>
    </Stack>
  )
}

/** Category, author, status and date of publication, and the statistics of a stored article (EDITOR-04..06, 16). */
export function SettingsTab({ validated: { form, field }, article }: TabProps & { article: Article | undefined }) {
  const { t } = useTranslation('newsManagement')
  const api = useApi()
  const { data: categories = [] } = useQuery(newsCategoryQueries(api).options())
  const { data: authors = [] } = useQuery(authorQueries(api).options())
  const [status, content] = form.watch(['status', 'content'])
  return (
    <div className="cn:grid cn:gap-6 cn:lg:grid-cols-2 cn:items-start">
      <Stack gap={4}>
        <ControlledField control={form.control} name="categoryId">
          {({ value, onChange, ...control }) => (
            <TreeSelect
              label={t('field.categoryId')}
              items={categoryEntries(categories)}
              placeholder={t('column.noCategory')}
              value={value ? [value] : []}
              onChange={([id = '']) => onChange(id)}
              {...control}
            />
          )}
        </ControlledField>
        <ControlledField control={form.control} name="authorId">
          {(control) => (
            <Select
              label={t('field.authorId')}
              options={[
                { value: '', label: t('column.noAuthor') },
                ...authors.map(({ id, displayName }) => ({ value: id, label: displayName })),
              ]}
              {...control}
            />
          )}
        </ControlledField>
        <Select
          label={t('field.status')}
          options={articleStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          {...field('status')}
        />
        {status === 'PUBLISHED' && (
          <ControlledField control={form.control} name="publishedAt">
            {({ value, onChange, ...control }) => (
              <DatePicker
                label={t('field.publishedAt')}
                help={t('editor.publishedAtHelp')}
                granularity="minute"
                max="9999-12-31T23:59"
                value={value || null}
                onChange={(moment) => onChange(moment ?? '')}
                {...control}
              />
            )}
          </ControlledField>
        )}
      </Stack>
      {article && <ArticleFactsBox article={article} content={content} />}
    </div>
  )
}
