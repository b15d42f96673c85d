import type { ProductImport } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { LinkButton } from '@chonoi/ui/link-button'
import { ProgressBar } from '@chonoi/ui/progress-bar'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useAction } from '../app/use-action.ts'
import { CodeText } from '../lists/code-text.tsx'
import { ImportProblems } from './import-problems.tsx'
import { productImportActions } from './product-import-queries.ts'

/** What a check found, or how far the import is, with everything that is wrong below. */
export function ImportResult({ one, againHref }: { one: ProductImport; againHref: string }) {
  const { t } = useTranslation('productImport')
  return (
    <Stack gap={5}>
      <Card>
        <Stack gap={4}>
          <Text weight="medium">
            <CodeText text={one.fileName} />
          </Text>
          <Standing one={one} />
          <Stack direction="row" gap={3} isWrapping>
            {one.status === 'CHECKED' && <StartButton one={one} />}
            {one.createdCount > 0 && (
              <LinkButton href={`${href('/seller/products')}?status=PENDING`}>{t('seeProducts')}</LinkButton>
            )}
            {one.status !== 'PENDING' && one.status !== 'RUNNING' && (
              <LinkButton href={againHref} variant="secondary">
                {t('another')}
              </LinkButton>
            )}
          </Stack>
        </Stack>
      </Card>
      {one.problemCount > 0 && <ImportProblems one={one} />}
    </Stack>
  )
}

function Standing({ one }: { one: ProductImport }) {
  const { t } = useTranslation('productImport')
  const { status, goodRows, badRows, doneRows, refusedRows, createdCount } = one
  if (status === 'CHECKED')
    return badRows === 0 ? (
      <Alert tone="success" title={t('allGood', { count: goodRows })}>
        {t('allGoodText')}
      </Alert>
    ) : (
      <Alert tone="warning" title={t('someBad', { good: goodRows, bad: badRows })}>
        {t('someBadText')}
      </Alert>
    )
  if (status === 'COMPLETED')
    return (
      <Alert tone={refusedRows === 0 ? 'success' : 'warning'} title={t('completed', { count: createdCount })}>
        {t('completedText')}
      </Alert>
    )
  if (status === 'FAILED' || status === 'REFUSED')
    return (
      <Alert tone="danger" title={t(status === 'FAILED' ? 'failed' : 'refused')}>
        {t(status === 'FAILED' ? 'failedText' : 'refusedText', { count: createdCount })}
      </Alert>
    )
  return (
    <Stack gap={2}>
      <ProgressBar
        label={t('progress')}
        value={doneRows}
        max={goodRows}
        valueText={t('done', { done: doneRows, total: goodRows })}
      />
      <Text tone="muted">{t('progressText')}</Text>
    </Stack>
  )
}

function StartButton({ one }: { one: ProductImport }) {
  const { t } = useTranslation('productImport')
  const start = useAction(productImportActions.start(one))
  if (one.goodRows === 0) return null
  const goodRowsOnly = one.badRows > 0
  return (
    <Button isLoading={start.isPending} onClick={() => start.run({ goodRowsOnly })}>
      {goodRowsOnly ? t('startGood', { count: one.goodRows }) : t('start', { count: one.goodRows })}
    </Button>
  )
}
