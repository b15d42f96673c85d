import { useTranslation } from '@chonoi/i18n/react'
import { href } from '@chonoi/domain'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../app/services.tsx'
import { QueryScreen } from '../lists/query-screen.tsx'
import { shopSettingsQueries } from './seller-queries.ts'
import { ShopSettingsForm } from './shop-settings-form.tsx'

/** The settings of the current shop (/seller/shop). */
export function ShopSettingsScreen() {
  const { t } = useTranslation('seller')
  const result = useQuery(shopSettingsQueries(useApi()).current())
  return (
    <QueryScreen result={result}>
      {(settings) => (
        <div className="cn:grid cn:gap-6">
          <header className="cn:flex cn:flex-wrap cn:items-start cn:justify-between cn:gap-4">
            <div className="cn:grid cn:gap-1">
              <Heading level={1}>{t('shop.title')}</Heading>
              <p className="cn:text-text-muted">{t('shop.text')}</p>
            </div>
            <LinkButton href={href('/marketplace/tenant/$slug', { slug: settings.slug })} variant="secondary">
              {t('shop.open')}
            </LinkButton>
          </header>
          <ShopSettingsForm key={settings.id} settings={settings} />
        </div>
      )}
    </QueryScreen>
  )
}
