import { formatTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'
import type { AutosaveState } from './use-autosave.ts'

/** Whether what was typed is kept, and when it was. */
export function AutosaveLine({ state }: { state: AutosaveState }) {
  const { t } = useTranslation('newsManagement')
  return (
    <div role="status" className="cn:min-h-6">
      {state.kind === 'saving' && <Line text={t('autosave.saving')} />}
      {state.kind === 'saved' && <Line text={t('autosave.saved', { time: formatTime(state.at) })} />}
      {state.kind === 'offline' && <Line tone="danger" text={t('autosave.offline')} />}
      {state.kind === 'failed' && <Line tone="danger" text={t('autosave.failed', { reason: state.reason })} />}
    </div>
  )
}

function Line({ text, tone = 'muted' }: { text: string; tone?: 'muted' | 'danger' }) {
  return (
    <Text size={14} tone={tone}>
      {text}
    </Text>
  )
}
