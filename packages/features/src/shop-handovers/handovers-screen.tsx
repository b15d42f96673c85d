import type { ShopHandover } from '@chonoi/contract'
import { href } from '@chonoi/domain'
import { formatDateTime } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Avatar } from '@chonoi/ui/avatar'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { Stack } from '@chonoi/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { useState } from 'react'
import { useApi, useConnection } from '../app/services.tsx'
import { ConfirmAction } from '../forms/confirm-action.tsx'
import { EmailText } from '../lists/email-text.tsx'
import { QueryFailure } from '../lists/query-failure.tsx'
import { RowSkeletons } from '../lists/row-skeletons.tsx'
import { fullName } from '../shell/full-name.ts'
import { handoverActions, handoverQueries } from './handover-queries.ts'

/** The shops that somebody wants to hand over to the user (/account/handovers). */
export function HandoversScreen() {
  const { t } = useTranslation('invitations')
  const result = useQuery(handoverQueries(useApi()).received())
  // Here rather than at its button: the card leaves with the answer.
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <Stack gap={6} className="cn:max-w-[720px]">
      <Stack gap={1}>
        <Heading level={1}>{t('handover.received')}</Heading>
        <p className="cn:text-text-muted">{t('handover.receivedText')}</p>
      </Stack>
      {result.isPending && <RowSkeletons count={1} />}
      {result.isError && !result.data && <QueryFailure result={result} headingLevel={2} />}
      {result.data?.data.length === 0 && (
        <Card>
          <EmptyState
            icon={<Store />}
            title={t('handover.none')}
            message={t('handover.noneText')}
            action={<LinkButton href={href('/tenant/switching')}>{t('handover.shops')}</LinkButton>}
          />
        </Card>
      )}
      {result.data?.data.map((handover) => (
        <Offer key={handover.id} handover={handover} onAsk={setAsked} />
      ))}
      {asked && <Answer {...asked} onClose={() => setAsked(null)} />}
    </Stack>
  )
}

interface Asked {
  handover: ShopHandover
  answer: 'accept' | 'decline'
}

function Offer({ handover, onAsk }: { handover: ShopHandover; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('invitations')
  const { shop, sender, senderBecomes, expiresAt } = handover
  return (
    <Card>
      <Stack gap={4}>
        <Stack direction="row" gap={3} align="center">
          <Avatar name={shop.name} {...(shop.logoUrl && { src: shop.logoUrl })} shape="square" isDecorative />
          <Heading level={2} size={18}>
            {shop.name}
          </Heading>
        </Stack>
        <DescriptionList
          items={[
            {
              term: t('handover.sender'),
              details: (
                <>
                  <bdi>{fullName(sender)}</bdi> (<EmailText email={sender.email} />)
                </>
              ),
            },
            { term: t('handover.becomesThere'), details: t(`handover.becomes.${senderBecomes}`) },
            { term: t('read.until'), details: formatDateTime(expiresAt) },
          ]}
        />
        <ul className="cn:list-disc cn:pl-5 cn:text-text-muted">
          <li>{t('handover.means.you')}</li>
          <li>{t('handover.means.money')}</li>
          <li>{t('handover.means.contact')}</li>
        </ul>
        <Stack direction="row" gap={3} isWrapping>
          <Button onClick={() => onAsk({ handover, answer: 'accept' })}>{t('handover.accept')}</Button>
          <Button variant="ghost" onClick={() => onAsk({ handover, answer: 'decline' })}>
            {t('read.decline')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  )
}

/** Asks once more. Who accepts acts in the shop from then on, with the new rights. */
function Answer({ handover, answer, onClose }: Asked & { onClose: () => void }) {
  const { t } = useTranslation('invitations')
  const { session } = useConnection()
  const { shop, sender } = handover
  if (answer === 'decline')
    return (
      <ConfirmAction
        action={handoverActions.decline(handover)}
        tone="danger"
        title={t('handover.declineTitle')}
        message={t('handover.declineText', { shop: shop.name, sender: fullName(sender) })}
        confirmLabel={t('read.decline')}
        done={() => t('handover.declined')}
        onClose={onClose}
      />
    )
  return (
    <ConfirmAction
      action={handoverActions.accept(handover)}
      title={t('handover.acceptTitle', { shop: shop.name })}
      message={t('handover.acceptText', { sender: fullName(sender) })}
      confirmLabel={t('handover.accept')}
      done={() => t('handover.accepted', { shop: shop.name })}
      onDone={() => void session.reloadUser().then(() => session.switchTenant(shop.id))}
      onClose={onClose}
    />
  )
}
