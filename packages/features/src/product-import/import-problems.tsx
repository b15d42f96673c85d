import type { ProductImport, ProductImportProblem } from '@chonoi/contract'
import { problemTextOr } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DataTable } from '@chonoi/ui/data-table'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { ListPager } from '../lists/list-pager.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { productImportQueries } from './product-import-queries.ts'

interface ProblemRow extends ProductImportProblem {
  id: string
}

/** Everything that is wrong with a file, by row and column. */
export function ImportProblems({ one }: { one: ProductImport }) {
  const { t, i18n } = useTranslation(['productImport', 'errors'])
  const [page, setPage] = useState(1)
  const result = useQuery(productImportQueries(useApi()).problems(one.id, page, one.problemCount))
  const rows = (result.data?.data ?? []).map((problem, index): ProblemRow => ({ ...problem, id: `${page}-${index}` }))
  return (
    <Card title={t('productImport:problems', { count: one.problemCount })}>
      <Stack gap={4}>
        <DataTable<ProblemRow>
          label={t('productImport:problems', { count: one.problemCount })}
          columns={[
            {
              id: 'row',
              header: t('productImport:row'),
              isPrimary: true,
              cell: ({ row }) => t('productImport:rowNumber', { row }),
            },
            {
              id: 'column',
              header: t('productImport:columnHead'),
              cell: ({ column }) =>
                column === null ? t('productImport:wholeRow') : t(`productImport:heading.${column}`),
            },
            {
              id: 'code',
              header: t('productImport:problem'),
              cell: ({ code, params }) => problemTextOr(i18n, code, 'http.invalid', params),
            },
          ]}
          rows={rows}
          getRowId={({ id }) => id}
          getRowLabel={({ row }) => t('productImport:rowNumber', { row })}
          isLoading={result.isFetching}
          empty={null}
          {...(result.isError && { error: <QueryFailure result={result} /> })}
        />
        <ListPager pagination={result.data?.pagination} showPage={setPage} onPage={setPage} />
      </Stack>
    </Card>
  )
}
