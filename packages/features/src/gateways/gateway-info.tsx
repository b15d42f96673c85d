import type { GatewayNotificationUrl } from '@chonoi/contract'
import { gatewayEntry, type GatewayName } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { CopyButton } from '@chonoi/ui/copy-button'
import { DescriptionList } from '@chonoi/ui/description-list'

const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => name).join(', ')

export interface GatewayInfoProps {
  name: GatewayName
  notificationUrls: readonly GatewayNotificationUrl[]
}

/**
 * Describes the picked gateway: name, description, currencies, fields of its config (ADM-GW-04), and the address that
 * its owner enters at the provider.
 */
export function GatewayInfo({ name, notificationUrls }: GatewayInfoProps) {
  const { t } = useTranslation('gateways')
  const { currencies, required, optional } = gatewayEntry(name)
  return (
    <Card title={t('info.title')} headingLevel={3}>
      <DescriptionList
        items={[
          { term: t('info.name'), details: t(`name.${name}`) },
          { term: t('info.about'), details: t(`about.${name}`) },
          { term: t('info.currencies'), details: currencies.join(', ') },
          { term: t('info.required'), details: <Names text={namesOf(required)} /> },
          ...(optional.length > 0 ? [{ term: t('info.optional'), details: <Names text={namesOf(optional)} /> }] : []),
          ...notificationUrls
            .filter(({ gatewayName }) => gatewayName === name)
            .map(({ provider, url }) => ({
              id: provider,
              term: t(`info.notifications.${provider}`),
              details: (
                <span className="cn:inline-flex cn:items-center cn:gap-1">
                  <Names text={url} />
                  <CopyButton text={url} label={t('info.copy')} />
                </span>
              ),
            })),
        ]}
      />
    </Card>
  )
}

/** Names of fields, as they are written in the JSON text. */
const Names = ({ text }: { text: string }) => (
  <span lang="en" translate="no" className="cn:wrap-anywhere">
    {text}
  </span>
)
