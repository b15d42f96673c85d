import type { Role } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Text } from '@chonoi/ui/text'

/** The roles that people are invited to. */
const described = ['ADMIN', 'SELLER', 'CUSTOMER'] as const

/** A role in a shop, and what it lets somebody do. */
export function RoleText({ role }: { role: Role }) {
  const { t } = useTranslation(['invitations', 'roles'])
  const known = described.find((one) => one === role)
  return (
    <>
      {t(`roles:${role}`)}
      {known && (
        <Text as="div" size={13} tone="muted">
          {t(`invitations:invite.role.${known}`)}
        </Text>
      )}
    </>
  )
}
