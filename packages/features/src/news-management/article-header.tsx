import type { Article } from '@chonoi/contract'
import { type ArticleStatus, href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { VisuallyHidden } from '@chonoi/ui/visually-hidden'
import { ArrowLeft, Eye, History } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { ArticleStatusBadge } from './article-status-badge.tsx'

export interface ArticleHeaderProps {
  article: Article | undefined
  isSaving: boolean
  hasTitle: boolean
  hasProblems: boolean
  /** The status of the selector, which "save changes" stores. */
  chosenStatus: ArticleStatus
  isDirty: boolean
  onPreview: () => void
  onVersions: () => void
  /** Called with the status to store, before the form is submitted. */
  onSave: (status: ArticleStatus) => void
}

/** The title and the buttons of the editor (EDITOR-07, EDITOR-08, EDITOR-13..15). */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { article, isSaving, hasTitle, hasProblems, chosenStatus, isDirty, onPreview, onVersions, onSave } = props
  const { t } = useTranslation(['newsManagement', 'common'])
  const [isAsking, setAsking] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const canArchive = article !== undefined && article.status !== 'ARCHIVED'
  const notReady = hasProblems ? t('newsManagement:editor.fixFirst') : undefined

  function archive() {
    flushSync(() => setAsking(false))
    onSave('ARCHIVED')
    bar.current?.closest('form')?.requestSubmit()
  }
  return (
    <header ref={bar} className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-4">
      {/* Enter in a field presses the first button of a form: it saves, and never takes a published article back. */}
      <VisuallyHidden aria-hidden="true">
        <Button type="submit" tabIndex={-1} disabled={isSaving} onClick={() => onSave(chosenStatus)}>
          {t('common:action.saveChanges')}
        </Button>
      </VisuallyHidden>
      <div className="cn:grid cn:gap-2 cn:justify-items-start">
        <LinkButton href={href('/admin/news')} variant="ghost" size="sm" iconStart={<ArrowLeft aria-hidden="true" />}>
          {t('newsManagement:editor.back')}
        </LinkButton>
        <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-3">
          <Heading level={1}>
            {t(article ? 'newsManagement:editor.editTitle' : 'newsManagement:editor.newTitle')}
          </Heading>
          {article && <ArticleStatusBadge article={article} />}
        </div>
      </div>
      <div className="cn:flex cn:flex-wrap cn:gap-2">
        <Button type="button" variant="secondary" iconStart={<Eye aria-hidden="true" />} onClick={onPreview}>
          {t('newsManagement:editor.preview')}
        </Button>
        {article && (
          <Button type="button" variant="secondary" iconStart={<History aria-hidden="true" />} onClick={onVersions}>
            {t('newsManagement:versions.open')}
          </Button>
        )}
        {canArchive && (
          <Button type="button" variant="secondary" disabled={isSaving} onClick={() => setAsking(true)}>
            {t('newsManagement:editor.archive')}
          </Button>
        )}
        {/* Always there for a stored article: leaving a field would move the other buttons from under the pointer. */}
        {(article !== undefined || (isDirty && chosenStatus === 'ARCHIVED')) && (
          <Button
            type="submit"
            variant="secondary"
            disabled={!isDirty || isSaving}
            onClick={() => onSave(chosenStatus)}
          >
            {t('common:action.saveChanges')}
          </Button>
        )}
        <Button type="submit" variant="secondary" disabled={!hasTitle || isSaving} onClick={() => onSave('DRAFT')}>
          {t('newsManagement:editor.saveDraft')}
        </Button>
        <Button
          type="submit"
          disabled={hasProblems}
          {...(notReady && { disabledReason: notReady })}
          isLoading={isSaving}
          onClick={() => onSave('PUBLISHED')}
        >
          {t('newsManagement:editor.publish')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsking}
          title={t('newsManagement:editor.archiveTitle')}
          message={t('newsManagement:editor.archiveText')}
          confirmLabel={t('newsManagement:editor.archive')}
          onConfirm={archive}
        />
      )}
    </header>
  )
}
