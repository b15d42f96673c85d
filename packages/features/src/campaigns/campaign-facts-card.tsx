import type { Campaign } from '@chonoi/contract'
import { inOneLine } from '@chonoi/domain'
import { formatDateTime, formatMoney, formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { useQuery } from '@tanstack/react-query'
import { addressQueries } from '../addresses/addresses-queries.ts'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { managedProductQueries } from '../products/managed-products-queries.ts'
import { tenantQueries } from '../tenants/tenants-queries.ts'

/** To whom a campaign goes, by what, when and how fast. */
export function CampaignFactsCard({ campaign }: { campaign: Campaign }) {
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
          { term: t('campaigns:facts.audience'), details: <bdi>{audience}</bdi> },
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
  const named = roles.map((role) => t(`form.role.${role}`)).join(', ')
  const name = shop.data?.name ?? '…'
  const ofShop = named === '' ? t('condition.shop', { name }) : t('condition.rolesOfShop', { roles: named, name })
  const spent = { amount: formatMoney(minSpentInCents ?? 0) }
  const conditions = inOneLine([
    tenantId ? ofShop : named,
    Boolean(productId) && t('condition.product', { name: product.data?.name ?? '…' }),
    Boolean(minSpentInCents) && t(tenantId ? 'condition.minSpentThere' : 'condition.minSpent', spent),
    Boolean(provinceCode) && t('condition.province', { name: province ?? provinceCode ?? '' }),
    Boolean(seenWithinDays) && t('condition.seen', { count: seenWithinDays ?? 0 }),
    Boolean(unseenForDays) && t('condition.unseen', { count: unseenForDays ?? 0 }),
  ])
  return conditions || t('condition.none')
}
