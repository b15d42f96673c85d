import { accountDeletionDays } from '@chonoi/domain'
import type { AccountDeletion } from '@chonoi/contract'
import { formatDate } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { KeepAccountButton } from './keep-account-button.tsx'
import { ObstacleList } from './obstacle-list.tsx'
import { personalDataQueries } from './personal-data-queries.ts'

const DeletionDialog = lazy(() => import('./deletion-dialog.tsx'))

/** Asks for the deletion of the user's account, or keeps it while it waits. */
export function DeletionCard() {
  const { t } = useTranslation('personalData')
  const result = useQuery(personalDataQueries(useApi()).deletion())
  return (
    <Card title={t('deletion.title')} description={t('deletion.text', { days: accountDeletionDays })}>
      {result.isPending && <RowSkeletons count={1} />}
      {result.isError && !result.data && <QueryFailure result={result} headingLevel={3} />}
      {result.data && <DeletionState state={result.data} />}
    </Card>
  )
}

function DeletionState({ state: { eraseAt, obstacles } }: { state: AccountDeletion }) {
  const { t } = useTranslation('personalData')
  const [isAsking, setAsking] = useState(false)
  if (eraseAt)
    return (
      <Stack gap={4}>
        <Alert tone="warning" title={t('deletion.waits', { date: formatDate(eraseAt) })}>
          {t('deletion.waitsText')}
        </Alert>
        <ObstacleList obstacles={obstacles} intro={t('deletion.obstaclesWaiting')} />
        <div>
          <KeepAccountButton />
        </div>
      </Stack>
    )
  return (
    <Stack gap={4}>
      <Text tone="muted">{t('deletion.keeps')}</Text>
      <ObstacleList obstacles={obstacles} intro={t('deletion.obstacles')} />
      {obstacles.length === 0 && (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('deletion.ask')}
          </Button>
        </div>
      )}
      <Suspense>{isAsking && <DeletionDialog onClose={() => setAsking(false)} />}</Suspense>
    </Stack>
  )
}
