import { ApiError } from '@chonoi/api-client'
import type { SchemaOf } from '@chonoi/contract'
import { Alert } from '@chonoi/ui/alert'
import { Button } from '@chonoi/ui/button'
import { announce } from '@chonoi/ui/live-region'
import { Stack } from '@chonoi/ui/stack'
import { useRef, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { CartLine } from './cart-line.tsx'
import { type CartLineView, linesByShop } from './cart-line-view.ts'
import { ShopLinesCard } from './shop-lines-card.tsx'
import type { CartActions } from './use-cart-lines.ts'

export interface CartLinesProps {
  lines: readonly CartLineView[]
  actions: CartActions
  /** What the shops take to deliver; none for a guest, whose address isn't known. */
  deliveries?: readonly SchemaOf<'CartDelivery'>[]
}

/** Lists the lines by shop. A removal can be undone until the next action. */
export function CartLines({ lines, actions, deliveries = [] }: CartLinesProps) {
  const { t, i18n } = useTranslation(['cart', 'common'])
  const [removed, setRemoved] = useState<CartLineView | null>(null)
  const undo = useRef<HTMLButtonElement>(null)

  function remove(line: CartLineView) {
    actions.remove(line)
    setRemoved(line)
    announce(t('cart:line.removed', { name: line.name || t('cart:line.gone') }))
    // The pressed button was removed with its line.
    requestAnimationFrame(() => undo.current?.focus())
  }

  function errorOf(line: CartLineView): string | undefined {
    if (actions.failure?.key !== line.key) return undefined
    const { error } = actions.failure
    const left = error instanceof ApiError && error.code === 'stock.insufficient' ? error.details.availableStock : null
    return typeof left === 'number' ? t('cart:line.notEnough', { count: left }) : problemWords(i18n, error)
  }

  return (
    <Stack gap={4}>
      {removed && (
        <Alert
          tone="neutral"
          urgency="none"
          onDismiss={() => setRemoved(null)}
          actions={
            <Button
              ref={undo}
              variant="secondary"
              size="sm"
              onClick={() => {
                actions.restore(removed)
                setRemoved(null)
              }}
            >
              {t('common:action.undo')}
            </Button>
          }
        >
          {t('cart:line.removed', { name: removed.name || t('cart:line.gone') })}
        </Alert>
      )}
      {linesByShop(lines).map((shopLines) => (
        <ShopLinesCard
          key={shopLines.tenant?.id ?? 'unknown'}
          of={shopLines}
          delivery={deliveries.find(({ tenantId }) => tenantId === shopLines.tenant?.id)}
        >
          {shopLines.lines.map((line) => (
            <CartLine
              key={line.key}
              line={line}
              onQuantity={(quantity) => actions.setQuantity(line, quantity)}
              onRemove={() => remove(line)}
              error={errorOf(line)}
            />
          ))}
        </ShopLinesCard>
      ))}
    </Stack>
  )
}
