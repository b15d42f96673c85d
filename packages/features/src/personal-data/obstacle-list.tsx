import type { AccountDeletion } from '@chonoi/contract'
import { type DeletionObstacle, href, type PageHref } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Link } from '@chonoi/ui/link'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'

/** Where each of them is settled. */
const pages: Record<DeletionObstacle, PageHref> = {
  BALANCE: href('/wallet/withdraw'),
  DEPOSITS: href('/wallet/deposits'),
  WITHDRAWALS: href('/wallet/withdrawals'),
  ORDERS: href('/orders'),
  RETURNS: href('/orders/returns'),
  SHOP: href('/tenant/members'),
}

interface ObstacleListProps {
  obstacles: AccountDeletion['obstacles']
  /** Says why they are told. */
  intro: string
}

/** What has to be settled before the account can be deleted, each with a link to where. */
export function ObstacleList({ obstacles, intro }: ObstacleListProps) {
  const { t } = useTranslation('personalData')
  if (obstacles.length === 0) return null
  return (
    <Stack gap={2}>
      <Text weight="medium">{intro}</Text>
      <ul className="cn:ruled">
        {obstacles.map(({ kind, shopName }) => (
          <li
            key={`${kind} ${shopName}`}
            className="cn:flex cn:flex-wrap cn:items-center cn:justify-between cn:gap-x-4 cn:gap-y-1 cn:py-3"
          >
            <span className="cn:wrap-anywhere">{t(`obstacle.${kind}`, { shop: shopName ?? '' })}</span>
            <Link href={pages[kind]}>{t(`settle.${kind}`)}</Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
