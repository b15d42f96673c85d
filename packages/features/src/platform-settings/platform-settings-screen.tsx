import { Heading } from '@chonoi/ui/heading'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { PlatformSettingsForm } from './platform-settings-form.tsx'
import { platformSettingsActions, platformSettingsQueries } from './platform-settings-queries.ts'
import { useShowPlatform } from './use-show-platform.ts'

/** The settings of the whole platform, for super administrators (/admin/platform/settings). */
export function PlatformSettingsScreen() {
  const { t } = useTranslation('platformSettings')
  const result = useQuery(platformSettingsQueries(useApi()).all())
  const show = useShowPlatform()
  const [isResetting, setResetting] = useState(false)
  /** A reset replaces what the form holds. */
  const [resets, setResets] = useState(0)
  async function showDefaults() {
    const { data } = await result.refetch()
    if (data) show(data)
    setResets(resets + 1)
  }
  if (result.isPending) return <LoadingScreen />
  if (!result.data) return <QueryFailure result={result} headingLevel={1} />
  return (
    <div className="cn:grid cn:gap-6">
      <header className="cn:flex cn:flex-wrap cn:items-start cn:justify-between cn:gap-4">
        <div className="cn:grid cn:gap-1">
          <Heading level={1}>{t('title')}</Heading>
          <p className="cn:text-text-muted">{t('description')}</p>
        </div>
        <Button variant="secondary" onClick={() => setResetting(true)}>
          {t('reset')}
        </Button>
      </header>
      <PlatformSettingsForm key={resets} settings={result.data} />
      {isResetting && (
        <ConfirmAction
          action={platformSettingsActions.reset()}
          tone="danger"
          title={t('reset.title')}
          message={t('reset.text')}
          confirmLabel={t('reset.confirm')}
          done={() => t('reset.done')}
          onClose={() => setResetting(false)}
          onDone={() => void showDefaults()}
        />
      )}
    </div>
  )
}
