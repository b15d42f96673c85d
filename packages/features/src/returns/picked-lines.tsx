import type { BodyOf, ReturnableLine } from '@chonoi/contract'
import { useTranslation } from '@chonoi/i18n/react'
import { QuantityStepper } from '@chonoi/ui/quantity-stepper'
import { Text } from '@chonoi/ui/text'
import { useId } from 'react'
import { Thumbnail } from '../shell/thumbnail.tsx'
import { returnPicture } from './returns-classes.ts'

export type Picked = BodyOf<'createReturn'>['lines'][number]

export interface PickedLinesProps {
  lines: readonly ReturnableLine[]
  picked: readonly Picked[]
  onChange: (picked: Picked[]) => void
  error: string | undefined
}

/** How many pieces of each line go back; none of a line that is left at zero. */
export function PickedLines({ lines, picked, onChange, error }: PickedLinesProps) {
  const { t } = useTranslation('returns')
  const errorId = useId()
  const change = (orderLineId: string, quantity: number) =>
    onChange([
      ...picked.filter((line) => line.orderLineId !== orderLineId),
      ...(quantity > 0 ? [{ orderLineId, quantity }] : []),
    ])
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="cn:font-medium">{t('request.lines')}</legend>
      <ul>
        {lines.map(({ orderLineId, name, variantName, imageUrl, returnableQuantity }) => (
          <li
            key={orderLineId}
            className="cn:grid cn:grid-cols-[64px_minmax(0,1fr)_auto] cn:gap-3 cn:items-center cn:py-3 cn:not-last:border-b cn:not-last:border-border cn:max-[30rem]:grid-cols-[64px_minmax(0,1fr)] cn:max-[30rem]:gap-y-2"
          >
            <Thumbnail url={imageUrl} width={64} className={returnPicture} />
            <div>
              <Text as="span" className="cn:block cn:wrap-anywhere">
                {name}
              </Text>
              {variantName && (
                <Text as="span" size={13} tone="muted" className="cn:block">
                  {variantName}
                </Text>
              )}
              <Text as="span" size={13} tone="muted">
                {returnableQuantity > 0 ? t('request.left', { count: returnableQuantity }) : t('request.none')}
              </Text>
            </div>
            {returnableQuantity > 0 && (
              <QuantityStepper
                className="cn:max-[30rem]:col-2 cn:max-[30rem]:justify-self-start"
                label={t('request.quantityOf', { name })}
                min={0}
                max={returnableQuantity}
                value={picked.find((line) => line.orderLineId === orderLineId)?.quantity ?? 0}
                onChange={(quantity) => change(orderLineId, quantity)}
              />
            )}
          </li>
        ))}
      </ul>
      {error && (
        <Text id={errorId} size={13} tone="danger">
          {error}
        </Text>
      )}
    </fieldset>
  )
}
