import type { PersonalExport, PersonalExportState } from '@chonoi/contract'
import { personalDataKinds, vietnamDate } from '@chonoi/domain'
import { formatDate, formatDateTime, formatFileSize } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Spinner } from '@chonoi/ui/spinner'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Download, FileArchive } from 'lucide-react'
import { usePreferences } from '../app/preferences.tsx'
import { saveFile } from '../app/save-file.ts'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { isUnderWay, personalDataActions, personalDataQueries } from './personal-data-queries.ts'

/** Asks for a copy of everything that is kept about the user, and downloads it. */
export function PersonalExportCard() {
  const { t } = useTranslation('personalData')
  const result = useQuery(personalDataQueries(useApi()).export())
  return (
    <Card title={t('export.title')} description={t('export.text')}>
      <Stack gap={4}>
        <Text tone="muted" size={14}>
          {t('export.holds', { kinds: personalDataKinds.map((kind) => t(`kind.${kind}`)).join(', ') })}
        </Text>
        {result.isPending && <RowSkeletons count={1} />}
        {result.isError && !result.data && <QueryFailure result={result} headingLevel={3} />}
        {result.data && <ExportState state={result.data} />}
      </Stack>
    </Card>
  )
}

function ExportState({ state }: { state: PersonalExportState }) {
  const { t } = useTranslation('personalData')
  const ask = useAction(personalDataActions.askForExport(), { done: () => t('export.requested') })
  const { export: last, nextAllowedAt } = state
  if (isUnderWay(state))
    return (
      <Stack direction="row" gap={3} align="center">
        <Spinner label={t('export.underWay')} />
        <Text aria-hidden="true">{t('export.underWay')}</Text>
      </Stack>
    )
  return (
    <>
      {last?.status === 'FAILED' && <Alert tone="danger" title={t('export.failed')} />}
      {last?.status === 'COMPLETED' && <FinishedExport last={last} />}
      {nextAllowedAt ? (
        <Text tone="muted">{t('export.nextAt', { time: formatDateTime(nextAllowedAt) })}</Text>
      ) : (
        <div>
          <Button
            variant="secondary"
            iconStart={<FileArchive aria-hidden="true" />}
            isLoading={ask.isPending}
            onClick={() => ask.run()}
          >
            {t('export.ask')}
          </Button>
        </div>
      )}
    </>
  )
}

function FinishedExport({ last }: { last: PersonalExport }) {
  const { t } = useTranslation('personalData')
  const { language } = usePreferences()
  const { createdAt, expiresAt, fileSize } = last
  const download = useAction(personalDataActions.download(), {
    failure: t('export.downloadFailed'),
    onDone: (file) => saveFile(file, `chonoi-${vietnamDate(new Date(createdAt))}.zip`),
  })
  return (
    <Stack direction="row" gap={3} align="center" justify="between" isWrapping>
      <div>
        <Text weight="medium">{t('export.ready', { date: formatDate(createdAt) })}</Text>
        <Text tone="muted" size={14}>
          {t('export.file', {
            size: formatFileSize(fileSize ?? 0, language),
            date: expiresAt ? formatDate(expiresAt) : '–',
          })}
        </Text>
      </div>
      <Button iconStart={<Download aria-hidden="true" />} isLoading={download.isPending} onClick={() => download.run()}>
        {t('export.download')}
      </Button>
    </Stack>
  )
}
