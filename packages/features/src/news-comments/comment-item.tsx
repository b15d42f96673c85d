import type { ArticleCommentBase } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Avatar } from '@chonoi/ui/avatar'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import { Text } from '@chonoi/ui/text'
import { useState } from 'react'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { useRowDialog } from '../lists/row-dialogs.tsx'
import { commentActions } from './comments-queries.ts'
import { CommentForm } from './comment-form.tsx'

export interface CommentItemProps {
  comment: ArticleCommentBase
  /** Whether the reader may answer: signed in, and the comment is public. */
  canReply: boolean
}

/** One comment or reply: its author, its text, and what the reader may do with it. */
export function CommentItem({ comment, canReply }: CommentItemProps) {
  const { t } = useTranslation(['comments', 'common'])
  const [open, setOpen] = useState<'reply' | 'edit' | null>(null)
  const openDialog = useRowDialog()
  const close = () => setOpen(null)
  const name = `${comment.user.lastName} ${comment.user.firstName}`.trim() || t('comments:gone')
  if (comment.isDeleted) return <Text tone="muted">{t('comments:deleted')}</Text>
  const reply = commentActions.create(comment.articleId)
  const askDelete = () =>
    openDialog((onClose) => (
      <ConfirmAction
        action={commentActions.remove(comment)}
        tone="danger"
        title={t('comments:delete.title')}
        message={t('comments:delete.text')}
        confirmLabel={t('common:action.delete')}
        done={() => t('comments:delete.done')}
        onClose={onClose}
      />
    ))
  return (
    <article className="cn:grid cn:gap-2" aria-label={t('comments:by', { name })}>
      <header className="cn:flex cn:flex-wrap cn:items-center cn:gap-x-3 cn:gap-y-1">
        <Avatar name={name} isDecorative size="sm" />
        <Text as="span" weight="medium" dir="auto">
          {name}
        </Text>
        <Text as="span" size={13} tone="muted">
          <time dateTime={comment.createdAt}>{formatDateTime(comment.createdAt)}</time>
          {comment.editedAt && ` · ${t('comments:edited')}`}
        </Text>
        {comment.status !== 'APPROVED' && (
          <Badge tone={comment.status === 'PENDING' ? 'warning' : 'neutral'} size="sm">
            {t(comment.status === 'PENDING' ? 'comments:waiting' : 'comments:refused')}
          </Badge>
        )}
      </header>
      {open === 'edit' ? (
        <CommentForm
          action={commentActions.update(comment)}
          label={t('comments:edit')}
          submitLabel={t('common:action.saveChanges')}
          content={comment.content}
          autoFocus
          onClose={close}
        />
      ) : (
        <Text className="cn:max-w-[72ch] cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
          {comment.content}
        </Text>
      )}
      {open !== 'edit' && (canReply || comment.isOwn) && (
        <div className="cn:flex cn:flex-wrap cn:gap-1 cn:-ml-2">
          {canReply && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('comments:replyTo', { name })}
              onClick={() => setOpen('reply')}
            >
              {t('comments:reply')}
            </Button>
          )}
          {comment.isOwn && (
            <>
              <Button variant="ghost" size="sm" onClick={() => setOpen('edit')}>
                {t('common:action.edit')}
              </Button>
              <Button variant="ghost" size="sm" onClick={askDelete}>
                {t('common:action.delete')}
              </Button>
            </>
          )}
        </div>
      )}
      {open === 'reply' && (
        <CommentForm
          action={{ ...reply, send: (api, body, key) => reply.send(api, { ...body, parentId: comment.id }, key) }}
          label={t('comments:replyTo', { name })}
          submitLabel={t('comments:sendReply')}
          autoFocus
          onClose={close}
        />
      )}
    </article>
  )
}
