import { ProductStatusBadge } from '@chonoi/features/products/product-status-badge'
import { switchLanguage } from '@chonoi/i18n'
import { useTranslation } from 'react-i18next'

/** A page of the host with its own texts, and parts of `@chonoi/features` in the same instance. */
export function OfficePage() {
  const { t, i18n } = useTranslation('office')
  return (
    <>
      <h1>{t('products.title', { count: 3 })}</h1>
      <ul>
        <li>
          <ProductStatusBadge status="APPROVED" />
        </li>
        <li>
          <ProductStatusBadge status="DRAFT" />
        </li>
        <li>
          <ProductStatusBadge status="PENDING" />
        </li>
      </ul>
      <button type="button" onClick={() => void switchLanguage(i18n, i18n.language === 'fr' ? 'en' : 'fr')}>
        {t('language')}
      </button>
    </>
  )
}
