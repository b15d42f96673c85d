import type { OrderReturns } from '@chonoi/contract'
import {
  href,
  isFaultOfShop,
  type ReturnReason,
  returnReasons,
  returnRefund,
  returnTextLength,
  returnValidator,
} from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { DescriptionList } from '@chonoi/ui/description-list'
import { EmptyState } from '@chonoi/ui/empty-state'
import { Form } from '@chonoi/ui/form'
import { Heading } from '@chonoi/ui/heading'
import { LinkButton } from '@chonoi/ui/link-button'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Select } from '@chonoi/ui/select'
import { Stack } from '@chonoi/ui/stack'
import { Text } from '@chonoi/ui/text'
import { TextArea } from '@chonoi/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigation } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { QueryScreen } from '../lists/query-screen.tsx'
import { PickedLines, type Picked } from './picked-lines.tsx'
import { ReturnPicturesField } from './return-pictures-field.tsx'
import { returnActions, returnQueries } from './returns-queries.ts'

/** The buyer picks what goes back and says why (/orders/{id}/return). */
export function RequestReturnScreen({ orderId }: { orderId: string }) {
  const { t } = useTranslation('returns')
  const result = useQuery(returnQueries(useApi()).ofOrder(orderId))
  return (
    <QueryScreen result={result}>
      {(order) =>
        order.isReturnable ? (
          <RequestForm orderId={orderId} order={order} />
        ) : (
          <Stack gap={5}>
            <Heading level={1}>{t('card.action')}</Heading>
            <EmptyState
              title={t('request.closed')}
              message={t('request.closedText')}
              action={<LinkButton href={href('/orders/$orderId', { orderId })}>{t('request.back')}</LinkButton>}
            />
          </Stack>
        )
      }
    </QueryScreen>
  )
}

interface Fields {
  lines: Picked[]
  reason: ReturnReason
  description: string
  pictureUrls: string[]
  destination: 'WALLET' | 'SOURCE'
}

function RequestForm({ orderId, order }: { orderId: string; order: OrderReturns }) {
  const { t } = useTranslation('returns')
  const { navigate } = useNavigation()
  const [isUploading, setUploading] = useState(false)
  const create = useAction(returnActions.create(orderId), {
    done: () => t('request.done'),
    onDone: ({ id }) => navigate(href('/orders/returns/$returnId', { returnId: id })),
  })
  const returnable = new Map(order.lines.map((line) => [line.orderLineId, line.returnableQuantity]))
  const validated = useValidatedForm<Fields>({
    defaultValues: {
      lines: [],
      reason: 'DAMAGED',
      description: '',
      pictureUrls: [],
      destination: order.refundDestinations[0],
    },
    validate: returnValidator(returnable),
    onSubmit: (fields) => create.submit({ ...fields, description: fields.description.trim() }),
    fieldOf: (path) => path.split('.')[0] ?? path,
    labels: { lines: t('request.lines'), pictureUrls: t('request.pictures') },
  })
  const { form, field, formProps } = validated
  const [lines, reason] = [form.watch('lines'), form.watch('reason')]
  return (
    <Form {...formProps} className="cn:max-w-[48rem]">
      <Heading level={1}>{t('card.action')}</Heading>
      <Card>
        <Stack gap={5}>
          <ControlledField control={form.control} name="lines">
            {({ value, onChange, error }) => (
              <PickedLines lines={order.lines} picked={value} onChange={onChange} error={error} />
            )}
          </ControlledField>
          <Select
            label={t('request.reason')}
            options={returnReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
            {...field('reason')}
          />
          <TextArea
            label={t('request.description')}
            help={t('request.descriptionHelp')}
            isRequired
            rows={5}
            characterLimit={returnTextLength.max}
            {...field('description')}
          />
          <ControlledField control={form.control} name="pictureUrls">
            {({ value, onChange, error }) => (
              <ReturnPicturesField value={value} onChange={onChange} onUploading={setUploading} error={error} />
            )}
          </ControlledField>
          {order.collectedBy === 'SHOP' && <Text>{t('request.collectedByShop')}</Text>}
          {order.refundDestinations.length > 1 && (
            <ControlledField control={form.control} name="destination">
              {(destination) => (
                <RadioGroup
                  label={t('detail.destination')}
                  options={order.refundDestinations.map((value) => ({
                    value,
                    label: t(`destination.${value}`),
                    help: t(`destination.${value}.help`),
                  }))}
                  {...destination}
                />
              )}
            </ControlledField>
          )}
          <Estimate order={order} lines={lines} reason={reason} />
          <Stack direction="row" gap={2} isWrapping>
            <Button
              type="submit"
              isLoading={validated.isSubmitting}
              {...(isUploading && { disabledReason: t('request.uploading') })}
            >
              {t('request.submit')}
            </Button>
            <LinkButton variant="ghost" href={href('/orders/$orderId', { orderId })}>
              {t('request.back')}
            </LinkButton>
          </Stack>
        </Stack>
      </Card>
    </Form>
  )
}

/** What the buyer will get, by the rule that the server uses. */
function Estimate({ order, lines, reason }: { order: OrderReturns; lines: readonly Picked[]; reason: ReturnReason }) {
  const { t } = useTranslation('returns')
  const own = order.lines.map(({ orderLineId: id, ...line }) => ({ id, ...line }))
  const refundOf = (shippingInCents: number) => returnRefund({ ...order, lines: own, shippingInCents }, lines, reason)
  const refund = refundOf(order.shippingInCents)
  const hasShipping = isFaultOfShop(reason) && refund > refundOf(0)
  return (
    <DescriptionList
      items={[
        {
          term: t('request.estimate'),
          details: (
            <>
              <strong>{formatMoney(refund)}</strong>
              {hasShipping && ` · ${t('request.estimateShipping')}`}
            </>
          ),
        },
      ]}
    />
  )
}
