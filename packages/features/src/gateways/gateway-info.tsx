import { gatewayEntry, type GatewayName } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'

const namesOf = (fields: readonly { name: string }[]) => fields.map(({ name }) => name).join(', ')

/** Describes the picked gateway: name, description, currencies, fields of its config (ADM-GW-04). */
export function GatewayInfo({ name }: { name: GatewayName }) {
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
