import { href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Link } from '@chonoi/ui/link'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { consentStore } from './consent-store.ts'
import { useConsentActions } from './use-consent-actions.ts'

const fetchDialog = () => import('./consent-dialog.tsx')
const ConsentDialog = lazy(fetchDialog)

/** The question at the bottom of the page. */
export default function ConsentBanner({ onAnswered }: { onAnswered: () => void }) {
  const { t } = useTranslation('cookies')
  const [isCustomizing, setCustomizing] = useState(false)
  const [wasCustomized, setCustomized] = useState(false)
  const actions = useConsentActions(onAnswered)
  const { saving, choose } = actions

  // Answered elsewhere, in another tab or on the settings page.
  useEffect(() => consentStore.subscribe(() => consentStore.read() !== null && onAnswered()), [onAnswered])

  return (
    <>
      <section aria-label={t('banner.label')} className="cookies-banner">
        <div className="cookies-banner-inner">
          <div className="cookies-banner-words">
            <p className="cookies-banner-title">{t('banner.title')}</p>
            {/* A paragraph of several lines would be the largest text of many a page, which then counts as drawn only now. */}
            <div className="cookies-banner-text">
              <p>{t('banner.need')}</p>
              <p>{t('banner.use')}</p>
              <p>{t('banner.choice')}</p>
            </div>
            <p className="cookies-banner-links">
              <Link href={href('/cookies')}>{t('banner.cookiePolicy')}</Link>
              <Link href={href('/privacy')}>{t('banner.privacyPolicy')}</Link>
            </p>
          </div>
          <div className="cookies-banner-actions">
            <Button
              variant="ghost"
              onPointerEnter={() => void fetchDialog()}
              onFocus={() => void fetchDialog()}
              onClick={() => {
                setCustomized(true)
                setCustomizing(true)
              }}
            >
              {t('customize')}
            </Button>
            <Button variant="secondary" isLoading={saving === 'essentialOnly'} onClick={() => choose('essentialOnly')}>
              {t('essentialOnly')}
            </Button>
            <Button isLoading={saving === 'acceptAll'} onClick={() => choose('acceptAll')}>
              {t('acceptAll')}
            </Button>
          </div>
        </div>
      </section>
      {wasCustomized && (
        <Suspense>
          <ConsentDialog isOpen={isCustomizing} onOpenChange={setCustomizing} actions={actions} />
        </Suspense>
      )}
    </>
  )
}
