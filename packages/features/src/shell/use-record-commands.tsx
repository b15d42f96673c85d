import { normalizeText } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import type { PaletteCommand } from '@chonoi/ui/command-palette'
import { skipToken, useQuery } from '@tanstack/react-query'
import { usePathname } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { useDebounced } from '../app/use-debounced.ts'
import { frameAreaOf, isOfficeArea } from './frame-area.ts'
import { kindsOf, shownKind } from './record-kinds.tsx'
import { searchQueries } from './search-queries.ts'

/** Pause in typing after which records are looked for. */
const pauseMs = 250
/** Shortest text that is looked for: one letter means nothing. */
const minLength = 2

interface FoundCommands {
  records: readonly (PaletteCommand & { href: string })[]
  isLoading: boolean
  isFailed: boolean
}

/**
 * The records that match the typed text, in the back office and the seller centre: one question to the server, which
 * answers with the kinds that the user may list.
 */
export function useRecordCommands(typed: string): FoundCommands {
  const { t } = useTranslation('shell')
  const api = useApi()
  const path = frameAreaOf(usePathname())
  const area = isOfficeArea(path) ? path : null
  const text = normalizeText(typed).trim()
  const settled = useDebounced(text, pauseMs)
  const isLongEnough = area !== null && text.length >= minLength
  const isAsked = isLongEnough && settled === text
  const options = searchQueries(api).records(text, area ? kindsOf(area) : [])
  const { data, isLoading, isError } = useQuery({ ...options, ...(!isAsked && { queryFn: skipToken }) })
  const found = isAsked && area && data ? data.data : []
  const records = found.flatMap((record) => {
    const { kind, id, label, detail, amountInCents } = record
    const { icon: Icon, ...shown } = shownKind(kind)
    const address = area && shown[area]?.(record)
    if (!address) return []
    const amount = amountInCents === null ? null : formatMoney(amountInCents)
    return {
      id: `${kind}-${id}`,
      label,
      description: [t(`command.kind.${kind}`), detail, amount].filter(Boolean).join(' · '),
      // The server chose them by more than their names: the typed text keeps the palette from leaving them out.
      keywords: typed,
      group: t('command.records'),
      icon: <Icon />,
      href: address,
    }
  })
  return { records, isLoading: isLoading || (isLongEnough && settled !== text), isFailed: isAsked && isError }
}
