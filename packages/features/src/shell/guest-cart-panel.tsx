import { href } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { LinkButton } from '@chonoi/ui/link-button'
import { AnchoredPopover } from '@chonoi/ui/popover'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { useTranslation } from '@chonoi/i18n/react'
import { useGuestCart } from '../app/services.tsx'
import type { OverlayPart } from './overlay-part.ts'

/** Summarizes the guest's cart in one line, with links. */
export default function GuestCartPanel(overlay: OverlayPart) {
  const { t } = useTranslation('shell')
  const { itemCount, subtotalInCents } = useGuestCart()
  const close = () => overlay.onOpenChange(false)
  return (
    <AnchoredPopover {...overlay} label={t('nav.cart')} /* Panels */ className="cn:w-72 cn:max-w-full">
      <Stack gap={3}>
        {itemCount === 0 ? (
          <Text>{t('cart.emptyHint')}</Text>
        ) : (
          <Stack direction="row" justify="between" gap={4}>
            <Text>{t('cart.items', { count: itemCount })}</Text>
            <Text weight="semibold" isNumeric>
              {formatMoney(subtotalInCents)}
            </Text>
          </Stack>
        )}
        <LinkButton href={href('/cart')} isFullWidth onClick={close}>
          {t('cart.view')}
        </LinkButton>
        <Text size={13} tone="muted">
          {t('cart.guestHint')}
        </Text>
      </Stack>
    </AnchoredPopover>
  )
}
