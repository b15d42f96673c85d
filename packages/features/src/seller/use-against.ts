import { growthOf } from '@chonoi/domain'
import { formatGrowth } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { usePreferences } from '../app/preferences.tsx'

/** Returns how a figure has changed on the period before, for its tile; nothing where that can't be said. */
export function useAgainst() {
  const { t } = useTranslation('seller')
  const { language } = usePreferences()
  return (now: number, before: number) => {
    const { changePercent } = growthOf(now, before)
    if (changePercent === null) return {}
    const direction = changePercent > 0 ? 'up' : changePercent < 0 ? 'down' : 'flat'
    const tone = { up: 'success', down: 'danger', flat: 'neutral' } as const
    const text = t('analytics.against', { percent: formatGrowth(changePercent, language) })
    return { change: { text, direction, tone: tone[direction] } } as const
  }
}
