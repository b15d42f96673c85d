import { isPastEnd } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { ListPager } from '../lists/list-pager.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { AskQuestionButton } from './ask-question-button.tsx'
import { QuestionItem } from './question-item.tsx'
import { questionQueries } from './questions-queries.ts'

/** The answered questions on a product, and the reader's own that wait. */
export function ProductQuestions({ product }: { product: { id: string; name: string } }) {
  const { t } = useTranslation('questions')
  const [page, setPage] = useState(1)
  const result = useQuery(questionQueries(useApi()).ofProduct(product.id, page))
  const { data, own, pagination } = result.data ?? {}
  const isElsewhere = pagination !== undefined && isPastEnd(pagination)
  // Those that wait stand once, before the answered ones.
  const shown = [...((page === 1 && own) || []), ...(data ?? [])]
  return (
    <section className="cn:grid cn:gap-4" aria-labelledby="product-questions">
      <Stack direction="row" justify="between" align="center" gap={3} isWrapping>
        <Heading level={2} id="product-questions">
          {t('title')}
        </Heading>
        <AskQuestionButton product={product} />
      </Stack>
      {result.isError && <QueryFailure result={result} headingLevel={3} />}
      {(result.isPending || isElsewhere) && (
        <SkeletonRegion>
          <Skeleton lines={3} />
        </SkeletonRegion>
      )}
      {result.data && shown.length === 0 && !isElsewhere && (
        <EmptyState headingLevel={3} icon={<MessageCircleQuestion />} title={t('none')} message={t('noneHint')} />
      )}
      {shown.length > 0 && (
        <ul className="cn:grid cn:grid-cols-1">
          {shown.map((question) => (
            <QuestionItem key={question.id} question={question} />
          ))}
        </ul>
      )}
      <ListPager
        pagination={pagination}
        showPage={setPage}
        onPage={(next) => {
          setPage(next)
          document.getElementById('product-questions')?.scrollIntoView()
        }}
      />
    </section>
  )
}
