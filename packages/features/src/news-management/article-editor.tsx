import { ApiError } from '@chonoi/api-client'
import type { Article, ArticleDraft } from '@chonoi/contract'
import { type ArticleStatus, href, isSlug, slugFollowing, validateArticle, validateDraft } from '@chonoi/domain'
import { problemTextOr } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { Tabs } from '@chonoi/ui/tabs'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigation } from '../app/navigation.tsx'
import { useApi, useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { platformNews } from '../news/news-link.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { ArticleConflict } from './article-conflict.tsx'
import {
  type ArticleFields,
  fieldsOfArticle,
  filledExcerpt,
  metaTitleFrom,
  newArticleFields,
  toArticleBody,
  toArticleChange,
} from './article-fields.ts'
import { ArticleHeader } from './article-header.tsx'
import { type ArticleProblem, ArticleProblems } from './article-problems.tsx'
import { ContentTab, MediaTab, SettingsTab, tabOf } from './article-tabs.tsx'
import { articleActions, articleQueries } from './articles-queries.ts'
import { AutosaveLine } from './autosave-line.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { useAutosave } from './use-autosave.ts'

const ArticleVersionsDialog = lazy(() => import('./article-versions-dialog.tsx'))
const ArticlePreviewDialog = lazy(() => import('./article-preview-dialog.tsx'))
const slugCheckDelay = 400

/** Writes a new article, or edits a stored one. A draft continues what was typed before. */
export function ArticleEditor({ article, draft }: { article?: Article; draft?: ArticleDraft }) {
  const { t, i18n } = useTranslation(['newsManagement', 'errors'])
  const { navigate } = useNavigation()
  /** The version that is edited; later reads of the query don't change the form. */
  const [edited, setEdited] = useState(article)
  const [theirs, setTheirs] = useState<Article>()
  const [tab, setTab] = useState<string>('content')
  const [isPreviewing, setPreviewing] = useState(false)
  const [areVersionsOpen, setVersionsOpen] = useState(false)
  /** The status that the pressed button stores. */
  const wanted = useRef<ArticleStatus>('DRAFT')
  const create = useAction(articleActions.create(), { done: () => t('newsManagement:editor.created') })
  const update = useAction(articleActions.update({ id: article?.id ?? '' }), {
    done: () => t('newsManagement:editor.updated'),
  })
  const validated = useValidatedForm<ArticleFields>({
    defaultValues: article ? fieldsOfArticle(article) : newArticleFields,
    validate: (fields) => (wanted.current === 'DRAFT' ? validateDraft(fields) : validateArticle(fields)),
    onSubmit: async (fields) => {
      try {
        await save({ ...fields, excerpt: filledExcerpt(fields), status: wanted.current })
      } catch (error) {
        // Taken after it was checked: the field may be on another tab.
        if (error instanceof ApiError && error.code === 'slug.taken') open('slug')
        throw error
      }
    },
  })
  const { form, formProps, isSubmitting } = validated
  const fields = form.watch()
  const isUnsaved = form.formState.isDirty
  const [continued, setContinued] = useState<ArticleDraft>()
  const autosave = useAutosave({ articleId: article?.id, basedOn: edited?.updatedAt, fields, isUnsaved })
  useEffect(() => {
    if (draft) continueDraft(draft)
    // Only when the editor opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const { availableTenants, currentTenantId } = useSession()
  const current = availableTenants.find(({ tenantId }) => tenantId === currentTenantId)
  const tenantSlug = article?.tenantSlug ?? current?.tenant.slug ?? platformNews
  const slugProblem = useSlugProblem(fields.slug, article?.id)
  const problems = problemsOf(fields)

  async function save(next: ArticleFields) {
    if (edited) return autosave.whileSaving(() => saveOver(edited, next))
    await autosave.whileSaving(async () => {
      await create.submit(toArticleBody(next))
      return true
    })
    navigate(href('/admin/news'), { ignoreBlock: true })
  }
  /** Whether it was saved; it isn't where somebody else changed the article since. */
  async function saveOver(stored: Article, next: ArticleFields): Promise<boolean> {
    try {
      take(await update.submit(toArticleChange(next, stored)))
      return true
    } catch (error) {
      const current = error instanceof ApiError && error.code === 'article.changed' && error.details?.current
      if (!current) throw error
      setTheirs(current as Article)
      return false
    }
  }
  /** A draft of an older version keeps saying so, and is refused as somebody else's change would be. */
  function continueDraft(typed: ArticleDraft) {
    const before = form.getValues()
    const next = fieldsOfArticle(typed.fields)
    const names = (Object.keys(next) as (keyof ArticleFields)[]).filter(
      (name) => String(next[name]) !== String(before[name]),
    )
    if (names.length === 0) return
    for (const name of names) form.setValue(name, next[name], { shouldDirty: true })
    if (article && typed.basedOn) setEdited({ ...article, updatedAt: typed.basedOn })
    setContinued(typed)
  }
  async function discard() {
    if (article) take(article)
    else form.reset(newArticleFields)
    setContinued(undefined)
    await autosave.discard().catch(() => {})
  }
  function take(version: Article) {
    setEdited(version)
    setTheirs(undefined)
    setContinued(undefined)
    form.reset(fieldsOfArticle(version))
  }
  /** What the rules say of the article as it would be published, and what the server said of it. */
  function problemsOf(values: ArticleFields): ArticleProblem[] {
    const found = validateArticle(values).map(({ field, code, params }) => {
      const [label, text] = [
        t(`newsManagement:field.${field as keyof ArticleFields}`),
        problemTextOr(i18n, code, 'http.invalid', params),
      ]
      const isNamed = text.toLowerCase().includes(label.toLowerCase())
      return { name: field, message: isNamed ? text : `${label}: ${text}` }
    })
    const taken = slugProblem ? [{ name: 'slug', message: slugProblem }] : []
    const known = new Set([...found, ...taken].map(({ name }) => name))
    const refused = formProps.errors.flatMap(({ name, message }) =>
      name && !known.has(name) ? [{ name, message }] : [],
    )
    return [...found, ...taken, ...refused]
  }
  function follow(title: string) {
    const before = form.getValues()
    const isNew = !edited || edited.status === 'DRAFT'
    if (isNew) form.setValue('slug', slugFollowing(before.slug, before.title, title), { shouldDirty: true })
    if (before.metaTitle === metaTitleFrom(before.title)) form.setValue('metaTitle', metaTitleFrom(title))
  }
  function open(name: string) {
    flushSync(() => setTab(tabOf[name as keyof ArticleFields] ?? 'content'))
    const control = document.querySelector<HTMLElement>(
      name === 'content'
        ? '[role="textbox"][contenteditable]'
        : `[name="${name}"]:not([hidden]), [data-field-name="${name}"] [role="spinbutton"]`,
    )
    control?.focus()
  }
  const items = [
    {
      id: 'content',
      label: t('newsManagement:editor.tab.content'),
      content: <ContentTab validated={validated} slugProblem={slugProblem} onTitle={follow} />,
    },
    { id: 'media', label: t('newsManagement:editor.tab.media'), content: <MediaTab validated={validated} /> },
    {
      id: 'settings',
      label: t('newsManagement:editor.tab.settings'),
      content: <SettingsTab validated={validated} article={edited} />,
    },
  ]
  return (
    <Form {...formProps} errors={[]}>
      <LeaveWarning isUnsaved={isUnsaved} />
      <ArticleHeader
        article={edited}
        isSaving={isSubmitting}
        hasTitle={fields.title.trim() !== ''}
        hasProblems={problems.length > 0}
        chosenStatus={fields.status}
        isDirty={isUnsaved}
        onVersions={() => setVersionsOpen(true)}
        onPreview={() => setPreviewing(true)}
        onSave={(status) => {
          wanted.current = status
        }}
      />
      <AutosaveLine state={autosave.state} />
      {continued && <DraftNotice savedAt={continued.savedAt} onDiscard={() => void discard()} />}
      {theirs && (
        <ArticleConflict
          own={fields}
          theirs={theirs}
          onTakeTheirs={() => take(theirs)}
          onKeepOwn={() => {
            // The next save replaces their version, which has been seen.
            setEdited(theirs)
            setTheirs(undefined)
          }}
        />
      )}
      {isUnsaved && <ArticleProblems problems={problems} onOpen={open} />}
      <Card>
        <Tabs label={t('newsManagement:editor.tabs')} items={items} selectedId={tab} onSelect={setTab} />
      </Card>
      {article && areVersionsOpen && (
        <Suspense>
          <ArticleVersionsDialog
            articleId={article.id}
            isDirty={isUnsaved}
            onRestored={(restored) => {
              take(restored)
              void autosave.discard().catch(() => {})
            }}
            onClose={() => setVersionsOpen(false)}
          />
        </Suspense>
      )}
      {isPreviewing && (
        <Suspense>
          <ArticlePreviewDialog fields={fields} tenantSlug={tenantSlug} onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
    </Form>
  )
}

/** The text of a slug's problem that only the server knows: another article has it. */
function useSlugProblem(slug: string, excludeId: string | undefined): string | undefined {
  const { t } = useTranslation('errors')
  const settled = useDebounced(slug.trim(), slugCheckDelay)
  const { data } = useQuery({
    ...articleQueries(useApi()).slug(settled, excludeId),
    enabled: isSlug(settled) && settled === slug.trim(),
  })
  return data?.available === false && settled === slug.trim() ? t('slug.taken') : undefined
}
