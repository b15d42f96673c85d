import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Skeleton } from '@chonoi/ui/skeleton'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApi, useConnection, useSession } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { type TwoFactorSetup, twoFactorQueries } from './two-factor-queries.ts'

const BeginDialog = lazy(() => import('./begin-dialog.tsx'))
const TurnOnDialog = lazy(() => import('./turn-on-dialog.tsx'))
const TurnOffDialog = lazy(() => import('./turn-off-dialog.tsx'))
const NewCodesDialog = lazy(() => import('./new-codes-dialog.tsx'))
const BackupCodesDialog = lazy(() => import('./backup-codes-dialog.tsx'))

/** Turns two-factor authentication of the caller's account on and off. */
export function TwoFactorCard() {
  const { t } = useTranslation('account')
  const result = useQuery(twoFactorQueries(useApi()).status())
  const { user } = useSession()
  const { session } = useConnection()
  const [asked, setAsked] = useState<'on' | 'off' | 'codes' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [begun, setBegun] = useState<{ setup: TwoFactorSetup; password: string } | null>(null)
  const close = () => {
    setAsked(null)
    setBegun(null)
  }
  const show = (backupCodes: readonly string[]) => {
    close()
    // The rights of somebody of whom the second factor is demanded come back with it.
    if (user?.mustSetUpTwoFactor) void session.reloadUser()
    setCodes(backupCodes)
  }
  const begin = (setup: TwoFactorSetup, password: string) => {
    setAsked(null)
    setBegun({ setup, password })
  }
  return (
    <Card title={t('twoFactor.title')} description={t('twoFactor.text')}>
      {result.isError && <QueryFailure result={result} headingLevel={3} />}
      {result.isPending && <Skeleton width={10} />}
      {result.data && (
        <Stack direction="row" gap={3} align="center" justify="between" isWrapping>
          <Stack direction="row" gap={3} align="center">
            <Badge tone={result.data.enabled ? 'success' : 'neutral'}>
              {t(result.data.enabled ? 'twoFactor.on' : 'twoFactor.off')}
            </Badge>
            {result.data.enabled && (
              <Text tone="muted">{t('twoFactor.left', { count: result.data.backupCodesRemaining })}</Text>
            )}
          </Stack>
          {result.data.enabled ? (
            <Stack direction="row" gap={2} isWrapping>
              <Button variant="secondary" onClick={() => setAsked('codes')}>
                {t('twoFactor.newCodes')}
              </Button>
              <Button variant="ghost" onClick={() => setAsked('off')}>
                {t('twoFactor.turnOff')}
              </Button>
            </Stack>
          ) : (
            <Button variant="secondary" onClick={() => setAsked('on')}>
              {t('twoFactor.turnOn')}
            </Button>
          )}
        </Stack>
      )}
      <Suspense>
        {asked === 'on' && <BeginDialog onClose={close} onDone={begin} />}
        {begun && <TurnOnDialog {...begun} onClose={close} onDone={show} />}
        {asked === 'off' && <TurnOffDialog onClose={close} />}
        {asked === 'codes' && <NewCodesDialog onClose={close} onDone={show} />}
        {codes && <BackupCodesDialog codes={codes} onClose={() => setCodes(null)} />}
      </Suspense>
    </Card>
  )
}
