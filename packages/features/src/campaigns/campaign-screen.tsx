import type { Campaign } from '@chonoi/contract'
import { href, inOneLine } from '@chonoi/domain'
import { formatDateTime, formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Breadcrumbs } from '@chonoi/ui/breadcrumbs'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { Grid } from '@chonoi/ui/grid'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { ProgressBar } from '@chonoi/ui/progress-bar'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Stat } from '@chonoi/ui/stat'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { addressQueries } from '../addresses/addresses-queries.ts'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { managedProductQueries } from '../products/managed-products-queries.ts'
import { tenantQueries } from '../tenants/tenants-queries.ts'
import { CampaignActionsBar } from './campaign-actions-bar.tsx'
import { CampaignBadge } from './campaign-badge.tsx'
import { campaignQueries } from './campaign-queries.ts'
import { MessagePreview } from './message-preview.tsx'

export interface CampaignScreenProps {
  campaignId: string
}

/** One campaign: its progress, what people did with it, and how it looks (/admin/campaigns/{id}). */
export function CampaignScreen({ campaignId }: CampaignScreenProps) {
  const result = useQuery(campaignQueries(useApi()).detail(campaignId))
  return <QueryScreen result={result}>{(campaign) => <CampaignDetail campaign={campaign} />}</QueryScreen>
}

function CampaignDetail({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns')
  return (
    <Stack gap={5}>
      <Breadcrumbs items={[{ label: t('title'), href: href('/admin/campaigns') }, { label: campaign.name }]} />
      <Stack direction="row" justify="between" align="center" gap={4} isWrapping>
        <Stack gap={2}>
          <Heading level={1}>
            <bdi>{campaign.name}</bdi>
          </Heading>
          <CampaignBadge status={campaign.status} />
        </Stack>
        <CampaignActionsBar campaign={campaign} />
      </Stack>
      {campaign.startedAt !== null && <ProgressCard campaign={campaign} />}
      <div className="cn:grid cn:gap-5 cn:items-start cn:lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <PreviewCard campaign={campaign} />
        <FactsCard campaign={campaign} />
      </div>
    </Stack>
  )
}

const figures = ['sent', 'delivered', 'opened', 'clicked', 'dismissed', 'failed', 'skipped'] as const

function ProgressCard({ campaign: { id, figures: counts } }: { campaign: Campaign }) {
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
        <Grid columns={{ base: 2, sm: 3, lg: 4 }}>
          {figures.map((name) => (
            <Stat key={name} label={t(`figure.${name}`)} value={number(counts[name])} />
          ))}
        </Grid>
      </Stack>
    </Card>
  )
}

function PreviewCard({ campaign: { id, subject, content, link, status } }: { campaign: Campaign }) {
  const { t } = useTranslation('campaigns')
  const { language } = usePreferences()
  const result = useQuery(campaignQueries(useApi()).preview(id))
  return (
    <Card title={t('preview.title')}>
      {result.isError && <QueryFailure result={result} headingLevel={3} />}
      {result.isPending && (
        <SkeletonRegion className="cn:min-h-[18rem]">
          <Skeleton lines={8} />
        </SkeletonRegion>
      )}
      {result.data && (
        <Stack gap={4} className="cn:min-h-[18rem]">
          {(status === 'DRAFT' || status === 'SCHEDULED') && (
            <Text as="p" tone="muted">
              {t('audience.count', {
                count: result.data.recipientCount,
                shown: formatNumber(result.data.recipientCount, language),
              })}
            </Text>
          )}
          <MessagePreview subject={subject} content={content} link={link} readers={result.data.samples} />
        </Stack>
      )}
    </Card>
  )
}

function FactsCard({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation(['campaigns', 'common'])
  const { language } = usePreferences()
  const { channel, scheduledAt, startedAt, sentAt, ratePerMinute, createdBy, createdAt } = campaign
  const audience = useAudienceText(campaign)
  const time = (term: string, value: string | null) =>
    value === null ? [] : [{ term, details: formatDateTime(value) }]
  return (
    <Card title={t('campaigns:facts.title')}>
      <DescriptionList
        items={[
          { term: t('campaigns:column.channel'), details: t(`campaigns:channel.${channel}`) },
          { term: t('campaigns:step.audience'), details: <bdi>{audience}</bdi> },
          { term: t('campaigns:form.ratePerMinute'), details: formatNumber(ratePerMinute, language) },
          ...time(t('campaigns:form.scheduledAt'), scheduledAt),
          ...time(t('campaigns:facts.startedAt'), startedAt),
          ...time(t('campaigns:facts.sentAt'), sentAt),
          ...(createdBy
            ? [
                {
                  term: t('campaigns:facts.author'),
                  details: <bdi>{`${createdBy.lastName} ${createdBy.firstName}`}</bdi>,
                },
              ]
            : []),
          { term: t('common:word.createdAt'), details: formatDateTime(createdAt) },
        ]}
      />
    </Card>
  )
}

/** The conditions of the audience in words, with the names of what they refer to. */
function useAudienceText({ audience }: Campaign): string {
  const { t } = useTranslation('campaigns')
  const api = useApi()
  const { roles = [], tenantId, productId, minSpentInCents, provinceCode, seenWithinDays, unseenForDays } = audience
  const shop = useQuery({ ...tenantQueries(api).detail(tenantId ?? ''), enabled: Boolean(tenantId) })
  const product = useQuery({ ...managedProductQueries(api).detail(productId ?? ''), enabled: Boolean(productId) })
  const provinces = useQuery({ ...addressQueries(api).provinces(), enabled: Boolean(provinceCode) })
  const province = provinces.data?.data.find(({ code }) => code === provinceCode)?.name
  const conditions = inOneLine([
    roles.length > 0 && roles.map((role) => t(`form.role.${role}`)).join(', '),
    Boolean(tenantId) && t('condition.shop', { name: shop.data?.name ?? '…' }),
    Boolean(productId) && t('condition.product', { name: product.data?.name ?? '…' }),
    Boolean(minSpentInCents) && t('condition.minSpent', { amount: formatMoney(minSpentInCents ?? 0) }),
    Boolean(provinceCode) && t('condition.province', { name: province ?? provinceCode ?? '' }),
    Boolean(seenWithinDays) && t('condition.seen', { count: seenWithinDays ?? 0 }),
    Boolean(unseenForDays) && t('condition.unseen', { count: unseenForDays ?? 0 }),
  ])
  return conditions || t('condition.none')
}
