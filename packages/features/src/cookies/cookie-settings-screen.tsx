import { type ConsentChoice, essentialOnly, href } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { Container } from '@chonoi/ui/container'
import { Heading } from '@chonoi/ui/heading'
import { Link } from '@chonoi/ui/link'
import { toastQueue } from '@chonoi/ui/toast'
import { useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { ConsentToggles } from './consent-toggles.tsx'
import { useConsentActions } from './use-consent-actions.ts'
import { useConsent } from './use-consent.ts'

/** Shows the cookie consent, which can be changed at any time (ROUTE-17). */
export function CookieSettingsScreen() {
  const { t } = useTranslation(['pages', 'cookies'])
  const consent = useConsent()
  // Choices on this page override the stored consent.
  const [changed, setChanged] = useState<ConsentChoice | null>(null)
  const choice = changed ?? consent ?? essentialOnly
  const { saving, choose } = useConsentActions(() => {
    setChanged(null)
    toastQueue.add({ type: 'success', title: t('pages:settings.saved') })
  })
  return (
    <Container size="md" className="cn:grid cn:gap-4">
      <Heading level={1}>{t('pages:settings.title')}</Heading>
      <p>
        {t('pages:settings.lead')} <Link href={href('/cookies')}>{t('pages:settings.policy')}</Link>
      </p>
      <ConsentToggles choice={choice} onChange={setChanged} headingLevel={2} />
      {/* Below the switches: the text depends on the browser's storage and must not shift them when it appears. */}
      <p className="cn:min-h-[1lh] cn:text-text-muted cn:text-14">
        {consent === null && t('pages:settings.unset')}
        {consent && t('pages:settings.since', { time: formatDateTime(consent.consentDate) })}
      </p>
      <div className="cn:flex cn:flex-wrap cn:justify-end cn:gap-3">
        <Button variant="secondary" isLoading={saving === 'essentialOnly'} onClick={() => choose('essentialOnly')}>
          {t('cookies:essentialOnly')}
        </Button>
        <Button
          variant="secondary"
          isLoading={saving === 'savePreferences'}
          onClick={() => choose('savePreferences', choice)}
        >
          {t('cookies:savePreferences')}
        </Button>
        <Button isLoading={saving === 'acceptAll'} onClick={() => choose('acceptAll')}>
          {t('cookies:acceptAll')}
        </Button>
      </div>
    </Container>
  )
}
