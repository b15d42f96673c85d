import type { SchemaOf } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Heading } from '@chonoi/ui/heading'
import { Text } from '@chonoi/ui/text'
import { useId } from 'react'

type Policies = Pick<SchemaOf<'PublicTenantProfile'>, 'returnPolicy' | 'shippingPolicy'>

/** What a shop promises about deliveries and returns, also before it is saved. Left out where it says nothing. */
export function ShopPolicies({ shop, headingLevel = 2 }: { shop: Policies; headingLevel?: 2 | 3 }) {
  const { t } = useTranslation('shops')
  const id = useId()
  const said = (['shippingPolicy', 'returnPolicy'] as const).filter((name) => shop[name])
  return said.map((name) => (
    <section key={name} aria-labelledby={`${id}-${name}`}>
      <Heading level={headingLevel} id={`${id}-${name}`} className="cn:mb-2">
        {t(`page.${name}`)}
      </Heading>
      <Text className="cn:max-w-[72ch] cn:whitespace-pre-line cn:wrap-anywhere" dir="auto">
        {shop[name]}
      </Text>
    </section>
  ))
}
