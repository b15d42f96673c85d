import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { tenantQueries } from './tenants-queries.ts'

/** What was decided on a shop, from the audit log. */
export function TenantHistory({ tenantId }: { tenantId: string }) {
  const { t } = useTranslation('tenants')
  const { language } = usePreferences()
  const result = useQuery(tenantQueries(useApi()).history(tenantId))
  const decisions = result.data?.data ?? []
  return (
    <Card title={t('detail.history')}>
      {result.isError && <QueryFailure result={result} headingLevel={3} />}
      {result.isSuccess && decisions.length === 0 && <Text tone="muted">{t('detail.noHistory')}</Text>}
      <ul className="cn:grid cn:gap-3">
        {decisions.map(({ id, description, vietnameseDescription, userEmail, createdAt }) => (
          <li key={id}>
            <bdi>{language === 'vi' ? vietnameseDescription : description}</bdi>
            <Text as="div" size={13} tone="muted">
              {formatDateTime(createdAt)}
              {userEmail && (
                <>
                  {' · '}
                  <EmailText email={userEmail} />
                </>
              )}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  )
}
