import type { ProductQuestion } from '@chonoi/contract'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { MessageCircleQuestion, ShieldCheck, Store } from 'lucide-react'
import { lazy } from 'react'
import { useRowDialog } from '../lists/row-dialogs.tsx'

const DeleteQuestionDialog = lazy(() => import('./delete-question-dialog.tsx'))

const words = 'cn:max-w-[72ch] cn:whitespace-pre-line cn:wrap-anywhere'
const line = 'cn:grid cn:grid-cols-[20px_minmax(0,1fr)] cn:gap-3'
const icon = 'cn:size-5 cn:mt-[2px] cn:text-text-muted'

/** A question with its answer. What people wrote sets its own direction. */
export function QuestionItem({ question }: { question: ProductQuestion }) {
  const { t } = useTranslation('questions')
  const { answer, answeredBy, answeredAt, isOwn, user } = question
  const Answerer = answeredBy === 'PLATFORM' ? ShieldCheck : Store
  const name = `${user.lastName} ${user.firstName}`.trim() || t('deletedAuthor')
  return (
    <li className="cn:grid cn:gap-3 cn:py-4 cn:border-b cn:border-border">
      <div className={line}>
        <MessageCircleQuestion aria-hidden="true" className={icon} />
        <div className="cn:grid cn:gap-1 cn:justify-items-start">
          <Text weight="medium" className={words} dir="auto">
            {question.question}
          </Text>
          <Stack direction="row" gap={2} align="center" isWrapping>
            <Text as="span" size={13} tone="muted">
              <bdi>{name}</bdi> · <time dateTime={question.createdAt}>{formatDate(question.createdAt)}</time>
            </Text>
            {isOwn && (
              <Badge tone="info" size="sm">
                {t('own')}
              </Badge>
            )}
            {answer === null && (
              <Badge tone="warning" size="sm">
                {t('waiting')}
              </Badge>
            )}
          </Stack>
          {isOwn && <DeleteButton question={question} />}
        </div>
      </div>
      {answer !== null && (
        <div className={line}>
          <Answerer aria-hidden="true" className={icon} />
          <div className="cn:grid cn:gap-1">
            <Text className={words} dir="auto">
              {answer}
            </Text>
            <Text as="span" size={13} tone="muted">
              {t(answeredBy === 'PLATFORM' ? 'answeredByPlatform' : 'answeredBy')}
              {answeredAt && (
                <>
                  {' · '}
                  <time dateTime={answeredAt}>{formatDate(answeredAt)}</time>
                </>
              )}
            </Text>
          </div>
        </div>
      )}
    </li>
  )
}

function DeleteButton({ question }: { question: ProductQuestion }) {
  const { t } = useTranslation('common')
  const openDialog = useRowDialog()
  return (
    <Button
      variant="ghost"
      size="sm"
      onClick={() => openDialog((close) => <DeleteQuestionDialog question={question} onClose={close} />)}
    >
      {t('action.delete')}
    </Button>
  )
}
