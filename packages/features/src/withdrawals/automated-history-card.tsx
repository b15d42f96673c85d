import type { AutomatedRunStatus, AutomatedWithdrawalRun } from '@chonoi/contract'
import { skipReasons } from '@chonoi/domain'
import { formatDateTime, formatMoney, problemTextOr } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge, type Tone } from '@chonoi/ui/badge'
import { Card } from '@chonoi/ui/card'
import { EmptyState } from '@chonoi/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { automatedWithdrawalQueries } from './automated-withdrawals-queries.ts'

const toneOf = {
  COMPLETED: 'success',
  SKIPPED: 'neutral',
  FAILED: 'danger',
} as const satisfies Record<AutomatedRunStatus, Tone>

export interface AutomatedHistoryCardProps {
  /** Whether the card is left out for whoever had no run yet. */
  isHiddenWhenEmpty?: boolean
}

/** The latest runs of the caller's automated withdrawals, and their totals. */
export function AutomatedHistoryCard({ isHiddenWhenEmpty = false }: AutomatedHistoryCardProps) {
  const { t } = useTranslation('withdrawals')
  const api = useApi()
  const result = useQuery(automatedWithdrawalQueries(api).history())
  const stats = useQuery(automatedWithdrawalQueries(api).stats()).data
  const runs = result.data?.data
  if (isHiddenWhenEmpty && !result.isError && !runs?.length) return null
  const sum = stats && t('history.sum', { count: stats.totalRuns, amount: formatMoney(stats.totalAmountInCents) })
  return (
    <Card title={t('history.title')} {...(sum && { description: sum })}>
      {result.isPending && <RowSkeletons count={3} />}
      {result.isError && <QueryFailure result={result} headingLevel={3} />}
      {runs?.length === 0 && <EmptyState headingLevel={3} title={t('history.empty')} />}
      {runs && runs.length > 0 && (
        <ul className="cn:-my-3 cn:ruled">
          {runs.map((run) => (
            <RunRow key={run.id} run={run} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function RunRow({ run }: { run: AutomatedWithdrawalRun }) {
  const { t, i18n } = useTranslation('withdrawals')
  const skipped = skipReasons.find((reason) => reason === run.problem)
  const problem = skipped ? t(`history.${skipped}`) : run.problem && problemTextOr(i18n, run.problem, 'http.other')
  return (
    <li className="cn:flex cn:items-center cn:justify-between cn:gap-4 cn:py-3">
      <span className="cn:grid cn:min-w-0">
        <span className="cn:font-medium">{run.name}</span>
        <span className="cn:text-text-muted cn:text-14">
          {run.isManual ? t('history.manual', { reason: run.reason ?? '' }) : t('history.scheduled')}
          {problem && ` · ${problem}`}
        </span>
        <time className="cn:text-text-muted cn:text-14 cn:figures" dateTime={run.createdAt}>
          {formatDateTime(run.createdAt)}
        </time>
      </span>
      <span className="cn:grid cn:flex-none cn:justify-items-end cn:gap-1">
        <Badge tone={toneOf[run.status]} variant="dot">
          {t(`history.${run.status}`)}
        </Badge>
        {run.amountInCents > 0 && <span className="cn:figures">{formatMoney(run.amountInCents)}</span>}
      </span>
    </li>
  )
}
