import { href } from '@chonoi/domain'
import { Button } from '@chonoi/ui/button'
import { Link } from '@chonoi/ui/link'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { consentStore } from './consent-store.ts'
import { useConsentActions } from './use-consent-actions.ts'

const fetchDialog = () => import('./consent-dialog.tsx')
const ConsentDialog = lazy(fetchDialog)

/** The consent banner, which `BottomBanners` holds at the bottom of the window. */
export default function ConsentBanner({ onAnswered }: { onAnswered: () => void }) {
  const { t } = useTranslation('cookies')
  const [isCustomizing, setCustomizing] = useState(false)
  const [wasCustomized, setCustomized] = useState(false)
  const actions = useConsentActions(onAnswered)
  const { saving, choose } = actions

  // Answered in another tab or on the settings page.
  useEffect(() => consentStore.subscribe(() => consentStore.read() !== null && onAnswered()), [onAnswered])

  return (
    <>
      <section
        aria-label={t('banner.label')}
        className="cn:border-t cn:border-border cn:bg-surface-raised cn:[box-shadow:var(--ds-shadow-overlay)]"
      >
        <div className="cn:grid cn:items-center cn:gap-y-4 cn:gap-x-8 cn:max-w-page cn:max-h-[45dvb] cn:mx-auto cn:p-4 cn:overflow-y-auto cn:lg:grid-cols-[minmax(0,1fr)_auto]">
          <div className="cn:grid cn:gap-1 cn:text-text-muted cn:text-14">
            <p className="cn:text-text cn:text-16 cn:font-semibold">{t('banner.title')}</p>
            {/* Separate paragraphs: a single one would be the largest text of many pages and delay their LCP. */}
            <div className="cn:flex cn:flex-wrap cn:gap-x-1">
              <p>{t('banner.need')}</p>
              <p>{t('banner.use')}</p>
              <p>{t('banner.choice')}</p>
            </div>
            <p className="cn:flex cn:flex-wrap cn:gap-y-1 cn:gap-x-4">
              <Link href={href('/cookies')}>{t('banner.cookiePolicy')}</Link>
              <Link href={href('/privacy')}>{t('banner.privacyPolicy')}</Link>
            </p>
          </div>
          <div className="cn:grid cn:grid-cols-[1fr_1fr] cn:gap-2 cn:[&>:first-child]:col-span-full cn:[&>:first-child]:row-2 cn:md:flex cn:md:justify-end">
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
