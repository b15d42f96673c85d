import type { Series, SeriesPart } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { Alert } from '@chonoi/ui/alert'
import { Badge } from '@chonoi/ui/badge'
import { ComboBox } from '@chonoi/ui/combo-box'
import { Dialog } from '@chonoi/ui/dialog'
import { IconButton } from '@chonoi/ui/icon-button'
import { Skeleton, SkeletonRegion } from '@chonoi/ui/skeleton'
import { Text } from '@chonoi/ui/text'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useState } from 'react'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { useDebounced } from '../app/use-debounced.ts'
import { QueryFailure } from '../lists/query-failure.tsx'
import { articleQueries } from '../news-management/articles-queries.ts'
import { seriesActions, seriesQueries } from './series-queries.ts'

const offeredCount = 20
const searchDelay = 300

interface SeriesPartsDialogProps {
  series: Series
  onClose: () => void
}

/** The articles of a series: added, taken out, and put in order with buttons. Each change is saved at once. */
export default function SeriesPartsDialog({ series, onClose }: SeriesPartsDialogProps) {
  const { t } = useTranslation('series')
  const result = useQuery(seriesQueries(useApi()).detail(series.id))
  const parts = result.data?.articles
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('parts.title')}
      description={series.title}
      size="lg"
    >
      <div className="cn:grid cn:gap-4">
        <AddPart series={series} parts={parts ?? []} />
        {result.isError && !parts && <QueryFailure result={result} headingLevel={3} />}
        {result.isPending && (
          <SkeletonRegion>
            <Skeleton lines={4} />
          </SkeletonRegion>
        )}
        {parts?.length === 0 && <Text tone="muted">{t('parts.empty')}</Text>}
        {parts && parts.length > 0 && <PartList series={series} parts={parts} />}
      </div>
    </Dialog>
  )
}

interface PartsProps {
  series: Series
  parts: readonly SeriesPart[]
}

function PartList({ series, parts }: PartsProps) {
  const { t } = useTranslation('series')
  const order = useAction(seriesActions.order(series), { failure: false })
  const take = useAction(seriesActions.take(series), { failure: false })
  const isBusy = order.isPending || take.isPending
  const refusal = order.refusal ?? take.refusal
  function move(from: number, to: number) {
    const ids = parts.map(({ id }) => id)
    const [moved] = ids.splice(from, 1)
    if (moved) order.run(ids.toSpliced(to, 0, moved))
  }
  return (
    <>
      {refusal && <Alert tone="danger">{refusal}</Alert>}
      <ol className="cn:grid cn:gap-2" aria-label={t('parts.title')} aria-busy={isBusy || undefined}>
        {parts.map((part, index) => {
          const { id, title } = part
          return (
            <li
              key={id}
              className="cn:flex cn:items-center cn:gap-2 cn:p-2 cn:ps-3 cn:border cn:border-border cn:rounded-md"
            >
              <span className="cn:flex cn:flex-1 cn:flex-wrap cn:items-baseline cn:gap-2 cn:min-w-0">
                <Text as="span" tone="muted" isNumeric>
                  {part.position}.
                </Text>
                <span className="cn:min-w-0 cn:wrap-anywhere" dir="auto">
                  {title}
                </span>
                {!part.isListed && <Badge>{t('parts.notListed')}</Badge>}
              </span>
              <IconButton
                size="sm"
                label={t('parts.up', { title })}
                icon={<ArrowUp aria-hidden="true" />}
                disabled={index === 0 || isBusy}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                size="sm"
                label={t('parts.down', { title })}
                icon={<ArrowDown aria-hidden="true" />}
                disabled={index === parts.length - 1 || isBusy}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                size="sm"
                label={t('parts.take', { title })}
                icon={<X aria-hidden="true" />}
                disabled={isBusy}
                onClick={() => take.run(id)}
              />
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** Searches the tenant's articles, and adds the chosen one at the end. */
function AddPart({ series, parts }: PartsProps) {
  const { t } = useTranslation('series')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), searchDelay)
  const query = { page: 1, limit: offeredCount, ...(search && { search }) }
  const { data, isFetching } = useQuery(articleQueries(useApi()).list(query))
  const add = useAction(seriesActions.add(series), { done: () => t('parts.added') })
  const known = new Set(parts.map(({ id }) => id))
  return (
    <ComboBox
      label={t('parts.add')}
      help={t('parts.addHelp')}
      value={null}
      isLoading={isFetching || add.isPending}
      options={(data?.articles ?? []).flatMap(({ id, title }) => (known.has(id) ? [] : [{ value: id, label: title }]))}
      onSearch={setTyped}
      onChange={(id) => id && add.run(id)}
    />
  )
}
