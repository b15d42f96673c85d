import type { ApprovalOverview } from '@chonoi/contract'
import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Grid } from '@chonoi/ui/grid'
import { Stat } from '@chonoi/ui/stat'
import { CircleAlert, Gauge, ListChecks, ListTodo } from 'lucide-react'
import { usePreferences } from '../app/preferences.tsx'

export interface ApprovalStatsProps {
  overview: ApprovalOverview
  /** How many items wait in all queues. */
  waiting: number
}

/** Four summary cards: queues, those with waiting items, the items, and performance (APPR-05..07). */
export function ApprovalStats({ overview: { queues, successPercent }, waiting }: ApprovalStatsProps) {
  const { t } = useTranslation('approvals')
  const { language } = usePreferences()
  const all = Object.values(queues)
  const count = (value: number) => formatNumber(value, language)
  return (
    <Grid columns={{ base: 2, lg: 4 }} className="cn:max-[37.5rem]:[&_.ui-stat-icon]:hidden">
      <Stat label={t('stats.systems')} value={count(all.length)} hint={t('stats.systems.hint')} icon={<ListChecks />} />
      <Stat
        label={t('stats.urgent')}
        value={count(all.filter((queue) => queue.waiting > 0).length)}
        hint={t('stats.urgent.hint')}
        icon={<CircleAlert />}
      />
      <Stat label={t('stats.active')} value={count(waiting)} hint={t('stats.active.hint')} icon={<ListTodo />} />
      <Stat
        label={t('stats.performance')}
        value={successPercent === null ? '–' : t('stats.percent', { percent: count(successPercent) })}
        hint={t('stats.performance.hint')}
        icon={<Gauge />}
      />
    </Grid>
  )
}
