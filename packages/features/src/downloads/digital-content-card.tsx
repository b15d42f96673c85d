import type { DigitalContent, Product } from '@chonoi/contract'
import { formatNumber } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { downloadActions, downloadQueries } from './downloads-queries.ts'

const DigitalContentDialog = lazy(() => import('./digital-content-dialog.tsx'))

/** The file that buyers of a digital product receive as soon as they paid. */
export default function DigitalContentCard({
  product,
  canChange,
}: {
  product: Pick<Product, 'id'>
  canChange: boolean
}) {
  const { t } = useTranslation('downloads')
  const result = useQuery(downloadQueries(useApi()).content(product.id))
  return (
    <Card title={t('content.title')}>
      {result.isError && <QueryFailure result={result} />}
      {result.isPending && <RowSkeletons count={1} />}
      {result.data && <Content content={result.data} canChange={canChange} />}
    </Card>
  )
}

function Content({ content, canChange }: { content: DigitalContent; canChange: boolean }) {
  const { t } = useTranslation('downloads')
  const { language } = usePreferences()
  const [task, setTask] = useState<'change' | 'remove' | null>(null)
  const close = () => setTask(null)
  const { fileName, maxDownloads, validDays } = content
  const limits = [
    t('content.downloads', { count: maxDownloads }),
    validDays === null ? t('content.forEver') : t('content.days', { days: formatNumber(validDays, language) }),
  ]
  return (
    <Stack gap={3}>
      {fileName ? (
        <div>
          <Text weight="medium" className="cn:wrap-anywhere" dir="auto">
            {fileName}
          </Text>
          <Text size={13} tone="muted">
            {limits.join(' · ')}
          </Text>
        </div>
      ) : (
        <Text tone="muted">{t('content.none')}</Text>
      )}
      {canChange && (
        <Stack direction="row" gap={2} isWrapping>
          <Button size="sm" variant="secondary" onClick={() => setTask('change')}>
            {t(fileName ? 'content.change' : 'content.add')}
          </Button>
          {fileName && (
            <Button size="sm" variant="ghost" onClick={() => setTask('remove')}>
              {t('content.remove')}
            </Button>
          )}
        </Stack>
      )}
      {task === 'change' && (
        <Suspense>
          <DigitalContentDialog content={content} onClose={close} />
        </Suspense>
      )}
      {task === 'remove' && (
        <ConfirmAction
          action={downloadActions.removeContent(content)}
          title={t('content.removeTitle')}
          message={t('content.removeText')}
          confirmLabel={t('content.remove')}
          tone="danger"
          done={() => t('content.removed')}
          onClose={close}
        />
      )}
    </Stack>
  )
}
