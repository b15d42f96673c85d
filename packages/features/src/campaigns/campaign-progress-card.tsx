import type { Campaign } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Grid } from '@chonoi/ui/grid'
import { Link } from '@chonoi/ui/link'
import { ProgressBar } from '@chonoi/ui/progress-bar'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { usePreferences } from '../app/preferences.tsx'

const figures = ['sent', 'delivered', 'opened', 'clicked', 'dismissed', 'failed', 'skipped'] as const

export interface CampaignProgressCardProps {
  campaign: Campaign
  /** Leaves no room for more than two columns, beside a list. */
  isNarrow?: boolean
}

/** How far a campaign is, and what people did with it. */
export function CampaignProgressCard({ campaign, isNarrow = false }: CampaignProgressCardProps) {
  const { id, figures: counts } = campaign
  const { t } = useTranslation('campaigns')
  const { language } = usePreferences()
  const number = (value: number) => formatNumber(value, language)
  const done = counts.recipients - counts.waiting
  return (
    <Card
      title={t('progress.title')}
      actions={
        <Link href={href('/admin/notification-analytics', { query: { campaignId: id } })}>{t('progress.byDay')}</Link>
      }
    >
      <Stack gap={5}>
        <ProgressBar
          label={t('progress.label')}
          value={done}
          max={Math.max(1, counts.recipients)}
          valueText={t('progress.value', { done: number(done), total: number(counts.recipients) })}
        />
        <Grid columns={isNarrow ? { base: 2 } : { base: 2, sm: 3, lg: 4 }}>
          {figures.map((name) => (
            <Stat key={name} label={t(`figure.${name}`)} value={number(counts[name])} />
          ))}
        </Grid>
      </Stack>
    </Card>
  )
}
