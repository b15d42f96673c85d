import type { OwnSession } from '@chonoi/contract'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Badge } from '@chonoi/ui/badge'
import { Button } from '@chonoi/ui/button'
import { Text } from '@chonoi/ui/text'
import { Monitor, Smartphone } from 'lucide-react'
import { useAction } from '../app/use-action.ts'
import { sessionActions } from './sessions-queries.ts'

const phones = ['Android', 'iOS']

/** A device on which the account is signed in. */
export function SessionRow({ session }: { session: OwnSession }) {
  const { t } = useTranslation('sessions')
  const { browser, system, network, createdAt, lastSeenAt, isCurrent } = session
  const device = browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'))
  const ending = useAction(sessionActions.end(session), { done: () => t('ended', { device }), failure: device })
  const Icon = phones.includes(system ?? '') ? Smartphone : Monitor
  return (
    <li className="cn:flex cn:flex-wrap cn:items-center cn:gap-x-4 cn:gap-y-2 cn:py-4">
      <Icon aria-hidden="true" className="cn:shrink-0 cn:text-text-muted" />
      <div className="cn:min-w-0 cn:flex-1 cn:basis-[12rem]">
        <div className="cn:flex cn:flex-wrap cn:items-center cn:gap-x-3 cn:gap-y-1">
          <strong className="cn:wrap-anywhere">{device}</strong>
          {isCurrent && <Badge tone="success">{t('current')}</Badge>}
        </div>
        <Text as="div" size={14} tone="muted">
          {t('seen', { time: formatDateTime(lastSeenAt) })}
        </Text>
        <Text as="div" size={14} tone="muted">
          {t('signedIn', { time: formatDateTime(createdAt) })}
          {network && ` · ${t('network', { network })}`}
        </Text>
      </div>
      {!isCurrent && (
        <Button
          size="sm"
          variant="secondary"
          isLoading={ending.isPending}
          aria-label={t('endLabel', { device })}
          onClick={() => ending.run()}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}
