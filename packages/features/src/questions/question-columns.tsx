import type { ProductQuestion } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import type { TFunction } from '@chonoi/i18n'
import type { DataTableColumn } from '@chonoi/ui/data-table'
import { Link } from '@chonoi/ui/link'
import { Text } from '@chonoi/ui/text'
import { DateTimeCell } from '../lists/date-time-cell.tsx'
import { RowActions } from '../lists/row-actions.tsx'
import { RowDetailsButton } from '../lists/row-details-button.tsx'
import { AnswerButton } from './answer-button.tsx'

/** The columns of the questions on a shop's products. */
export const questionColumns = (t: TFunction<['questions', 'common']>): DataTableColumn<ProductQuestion>[] => [
  {
    id: 'question',
    header: t('questions:column.question'),
    isPrimary: true,
    cell: ({ question, product, user }) => (
      <span className="cn:flex cn:flex-col cn:gap-1 cn:min-w-0">
        <Text as="span" weight="medium" lines={3} dir="auto">
          {question}
        </Text>
        <Text as="span" size={13} tone="muted" weight="regular">
          <bdi>{`${user.lastName} ${user.firstName}`.trim() || t('questions:deletedAuthor')}</bdi>
          {' · '}
          <Link href={href('/products/$productId', { productId: product.slug })}>
            <bdi>{product.name}</bdi>
          </Link>
        </Text>
      </span>
    ),
  },
  {
    id: 'answer',
    header: t('questions:column.answer'),
    cell: ({ answer }) =>
      answer === null ? (
        <Text as="span" tone="muted">
          {t('questions:shop.waiting')}
        </Text>
      ) : (
        <Text as="span" lines={3} dir="auto">
          {answer}
        </Text>
      ),
  },
  {
    id: 'createdAt',
    header: t('questions:column.asked'),
    cell: ({ createdAt }) => <DateTimeCell value={createdAt} />,
  },
  {
    id: 'actions',
    pin: 'end',
    header: t('questions:column.actions'),
    isHeaderHidden: true,
    cell: (question) => (
      <RowActions>
        <AnswerButton question={question} />
        <RowDetailsButton id={question.id} name={question.question} />
      </RowActions>
    ),
  },
]
