import type { ProductQuestion } from '@chonoi/contract'
import { href, inOneLine } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { DetailsInList } from '../lists/details-of.tsx'
import { AnswerButton } from './answer-button.tsx'
import { questionQueries } from './questions-queries.ts'

export interface QuestionDetailsProps {
  questionId: string
  /** The questions of the page. */
  rows: readonly ProductQuestion[]
}

/** A question in full beside the list, with its answer. It stays when the answer takes it out of the list. */
export default function QuestionDetails({ questionId, rows }: QuestionDetailsProps) {
  const answered = useQuery(questionQueries(useApi()).answered(questionId))
  return (
    <DetailsInList row={rows.find(({ id }) => id === questionId) ?? answered.data}>
      {(question) => <InFull question={question} />}
    </DetailsInList>
  )
}

const words = 'cn:whitespace-pre-line cn:wrap-anywhere'

function InFull({ question }: { question: ProductQuestion }) {
  const { t } = useTranslation('questions')
  const { answer, answeredAt, answeredBy, product, user } = question
  const isAnswered = answer !== null
  return (
    <Stack gap={5}>
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <Badge tone={isAnswered ? 'success' : 'warning'}>{t(isAnswered ? 'shop.answered' : 'shop.waiting')}</Badge>
        <AnswerButton question={question} />
      </Stack>
      <Text className={words} dir="auto">
        {question.question}
      </Text>
      <DescriptionList
        items={[
          {
            term: t('column.product'),
            details: (
              <Link href={href('/products/$productId', { productId: product.slug })} dir="auto">
                {product.name}
              </Link>
            ),
          },
          {
            term: t('column.author'),
            details: <bdi>{inOneLine([user.lastName, user.firstName], ' ') || t('deletedAuthor')}</bdi>,
          },
          { term: t('column.asked'), details: formatDateTime(question.createdAt) },
        ]}
      />
      {isAnswered && (
        <Card title={t('column.answer')}>
          <Text className={words} dir="auto">
            {answer}
          </Text>
          <Text size={13} tone="muted">
            {inOneLine([
              t(answeredBy === 'PLATFORM' ? 'answeredByPlatform' : 'answeredBy'),
              answeredAt && formatDateTime(answeredAt),
            ])}
          </Text>
        </Card>
      )}
    </Stack>
  )
}
