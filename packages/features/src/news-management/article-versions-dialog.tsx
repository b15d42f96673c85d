import type { Article, ArticleVersionSummary } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Dialog } from '@chonoi/ui/dialog'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Select } from '@chonoi/ui/select'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { fullName } from '../shell/full-name.ts'
import { ArticleComparison } from './article-comparison.tsx'
import { articleActions, articleQueries } from './articles-queries.ts'

export interface ArticleVersionsDialogProps {
  articleId: string
  /** The form holds something that isn't saved and that a restored version replaces. */
  isDirty: boolean
  onRestored: (article: Article) => void
  onClose: () => void
}

/** The versions of an article: compares two of them and restores one. */
export default function ArticleVersionsDialog(props: ArticleVersionsDialogProps) {
  const { t } = useTranslation('newsManagement')
  const result = useQuery(articleQueries(useApi()).versions(props.articleId))
  return (
    <Dialog
      isOpen
      size="lg"
      title={t('versions.title')}
      description={t('versions.description')}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
    >
      <QueryScreen result={result}>
        {({ versions }) =>
          versions.length === 0 ? (
            <EmptyState headingLevel={3} title={t('versions.empty')} message={t('versions.emptyHint')} />
          ) : (
            <Comparison {...props} versions={versions} />
          )
        }
      </QueryScreen>
    </Dialog>
  )
}

/** The newest version beside the one before it, until others are chosen. */
function Comparison({
  articleId,
  isDirty,
  onRestored,
  onClose,
  versions,
}: ArticleVersionsDialogProps & { versions: readonly ArticleVersionSummary[] }) {
  const { t } = useTranslation('newsManagement')
  const newest = versions[0]?.number ?? 1
  const [older, setOlder] = useState(versions[1]?.number ?? newest)
  const [newer, setNewer] = useState(newest)
  const [isAsking, setAsking] = useState(false)
  const queries = articleQueries(useApi())
  const before = useQuery(queries.version(articleId, older))
  const after = useQuery(queries.version(articleId, newer))
  const restore = useAction(articleActions.restore(articleId), {
    done: () => t('versions.restored', { number: older }),
    onDone(article) {
      onRestored(article)
      onClose()
    },
  })
  const options = versions.map((version) => ({ value: String(version.number), label: labelOf(version) }))
  function labelOf({ number, createdAt, writtenBy, restoredFrom }: ArticleVersionSummary): string {
    const name = (writtenBy && fullName(writtenBy)) || t('versions.somebody')
    const label = t('versions.option', { number, time: formatDateTime(createdAt), name })
    return restoredFrom === null ? label : `${label} ${t('versions.restoredFrom', { number: restoredFrom })}`
  }
  return (
    <Stack gap={4}>
      <div className="cn:grid cn:gap-4 cn:sm:grid-cols-2">
        <Select
          label={t('versions.before')}
          options={options}
          value={String(older)}
          onChange={(event) => setOlder(Number(event.target.value))}
        />
        <Select
          label={t('versions.after')}
          options={options}
          value={String(newer)}
          onChange={(event) => setNewer(Number(event.target.value))}
        />
      </div>
      <QueryScreen result={before}>
        {(from) => <QueryScreen result={after}>{(to) => <ArticleComparison before={from} after={to} />}</QueryScreen>}
      </QueryScreen>
      {older !== newest && (
        <div>
          <Button type="button" variant="secondary" isLoading={restore.isPending} onClick={() => setAsking(true)}>
            {t('versions.restore', { number: older })}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsking}
          title={t('versions.restoreTitle', { number: older })}
          message={t(isDirty ? 'versions.restoreOverUnsaved' : 'versions.restoreText')}
          confirmLabel={t('versions.restore', { number: older })}
          onConfirm={() => {
            setAsking(false)
            restore.run(older)
          }}
        />
      )}
    </Stack>
  )
}
