import { href } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { LinkButton } from '@chonoi/ui/link-button'
import { ShieldX } from 'lucide-react'
import { useSession } from '../app/services.tsx'
import { useGatewayOwner } from '../app/use-gateway-owner.ts'
import { usePlace } from '../app/use-place.ts'
import { LoadingScreen } from '../shell/loading-screen.tsx'
import { shellState } from '../shell/shell-classes.ts'
import { StateHeading } from '../shell/state-heading.tsx'
import { GatewayList } from './gateway-list.tsx'

/**
 * The payment gateways of the platform or of a shop (/admin/payment-gateways). Others see a refusal and aren't
 * redirected (ROLE-31).
 */
export function PaymentGatewaysScreen() {
  const { status } = useSession()
  const owner = useGatewayOwner()
  if (status === 'unknown') return <LoadingScreen />
  return owner ? <GatewayList owner={owner} /> : <Denied />
}

function Denied() {
  const { t } = useTranslation(['gateways', 'common'])
  const { status } = useSession()
  const place = usePlace()
  return (
    <section className={shellState} role="alert">
      <StateHeading
        icon={<ShieldX aria-hidden="true" />}
        title={t('gateways:denied.title')}
        text={t('gateways:denied.text')}
      >
        {status === 'in' ? (
          <LinkButton href={href('/dashboard')}>{t('gateways:denied.back')}</LinkButton>
        ) : (
          <LinkButton href={href('/login', { query: { next: place } })}>{t('common:action.signIn')}</LinkButton>
        )}
      </StateHeading>
    </section>
  )
}
