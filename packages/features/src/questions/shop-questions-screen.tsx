import type { SchemaOf } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { MessageCircleQuestion } from 'lucide-react'
import { lazy } from 'react'
import { useApi } from '../app/services.tsx'
import { ListExport } from '../lists/list-export.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { ListTabs } from '../lists/list-tabs.tsx'
import { ResourceList } from '../lists/resource-list.tsx'
import { RowDetails } from '../lists/row-details.tsx'
import { type ListState, useListState } from '../lists/use-list-state.ts'
import { questionColumns } from './question-columns.tsx'
import { questionActions, questionQueries } from './questions-queries.ts'

const QuestionDetails = lazy(() => import('./question-details.tsx'))

/** What people ask about the products of the current shop (/seller/questions). */
export function ShopQuestionsScreen() {
  const { t } = useTranslation(['questions', 'common'])
  const state = useListState('listManagedQuestions', { tab: 'isAnswered' })
  const result = useQuery(questionQueries(useApi()).managed(state.query))
  const rows = result.data?.data ?? []
  return (
    <ResourceList
      title={t('questions:shop.title')}
      description={t('questions:shop.text')}
      state={state}
      pagination={result.data?.pagination}
      actions={<ListExport query={state.query} file={questionActions.export()} name="product-questions" />}
      stats={<AnswerTabs state={state} counts={result.data?.counts} />}
      filters={<ListFilters state={state} searchLabel={t('questions:shop.search')} />}
    >
      <ListTable
        label={t('questions:shop.title')}
        state={state}
        result={result}
        rows={result.data?.data}
        columns={questionColumns(t)}
        rowLabel={({ question }) => question}
        failureTitle={t('questions:shop.loadFailed')}
        noResults={<EmptyState icon={<MessageCircleQuestion />} title={t('questions:shop.noneHere')} />}
        empty={
          <EmptyState
            icon={<MessageCircleQuestion />}
            title={t('questions:shop.empty')}
            message={t('questions:shop.emptyText')}
          />
        }
      />
      <RowDetails
        result={result}
        pagination={result.data?.pagination}
        rows={rows.map(({ id, question }) => ({ id, name: question }))}
      >
        {(id) => <QuestionDetails questionId={id} rows={rows} />}
      </RowDetails>
    </ResourceList>
  )
}

interface AnswerTabsProps {
  state: ListState<'listManagedQuestions'>
  counts: SchemaOf<'QuestionCounts'> | undefined
}

function AnswerTabs({ state, counts }: AnswerTabsProps) {
  const { t } = useTranslation(['questions', 'common'])
  const countOf = (name: 'waiting' | 'answered') => counts?.[name] ?? ('unknown' as const)
  return (
    <ListTabs
      label={t('questions:shop.tabs')}
      currentId={state.filter('isAnswered')}
      tabs={[
        { id: '', label: t('common:word.all'), href: state.hrefOfTab('') },
        {
          id: 'false',
          label: t('questions:shop.waiting'),
          href: state.hrefOfTab('false'),
          count: countOf('waiting'),
        },
        {
          id: 'true',
          label: t('questions:shop.answered'),
          href: state.hrefOfTab('true'),
          count: countOf('answered'),
        },
      ]}
    />
  )
}
