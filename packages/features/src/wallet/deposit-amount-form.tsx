import type { BodyOf, OrderPaymentMethod, PaymentOption } from '@chonoi/contract'
import { centsFromVnd, checkAmount, defaultAmountLimits, href, providerOf, type Validator } from '@chonoi/domain'
import { formatMoney, formatVnd } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { MoneyField } from '@chonoi/ui/money-field'
import { useTranslation } from '@chonoi/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigation, useSearchParams } from '../app/navigation.tsx'
import { useApi } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { depositActions, depositQueries } from '../deposits/deposits-queries.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { inCents } from '../forms/in-cents.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { leaveForGateway } from '../payments/gateway-link.ts'
import { MethodChoice } from '../payments/payment-methods-card.tsx'
import { useWayBack } from '../app/use-way-back.ts'

type AmountFields = { readonly amountInCents: number | null }

const validate: Validator<AmountFields> = ({ amountInCents }) =>
  checkAmount('amountInCents', amountInCents ?? undefined)

/** Common top-up amounts, in VND. */
const quickAmounts = [100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000]

/** The amount that a page which needs the money asks for, in its address. */
function askedCents(search: URLSearchParams): number | null {
  const vnd = Number(search.get('amount') ?? Number.NaN)
  const cents = Number.isSafeInteger(vnd) && vnd > 0 ? centsFromVnd(vnd) : null
  return cents !== null && checkAmount('amount', cents).length === 0 ? cents : null
}

/** A transfer to the platform's account, as an option beside the gateways. */
const transfer: PaymentOption = {
  ...{ method: 'VIETQR', name: null, description: null, isTestMode: false, feeInCents: 0 },
  ...{ shopName: null, minimumInCents: null, maximumInCents: null, unavailableBecause: null },
}

const isGateway = (method: OrderPaymentMethod): method is BodyOf<'createDepositPayment'>['method'] =>
  providerOf(method) !== null

/**
 * The amount of a deposit and how it is paid. Going on opens a transfer, whose address then stays the same, or the payment
 * at a gateway.
 */
export function DepositAmountForm() {
  const { t } = useTranslation(['wallet', 'forms', 'payments', 'common'])
  const [method, setMethod] = useState<OrderPaymentMethod>('VIETQR')
  const { navigate } = useNavigation()
  const search = useSearchParams()
  const wayBack = useWayBack()
  const open = useAction(depositActions.open(), {
    onDone: ({ id }) =>
      navigate(href('/wallet/deposit/$depositId', { depositId: id, ...(wayBack && { query: { next: wayBack } }) })),
  })
  const pay = useAction(depositActions.pay(), {
    onDone(payment) {
      leaveForGateway(payment)
      navigate(href('/payments/$paymentId', { paymentId: payment.id, ...(wayBack && { query: { next: wayBack } }) }))
    },
  })
  const { form, formProps, isSubmitting } = useValidatedForm<AmountFields>({
    defaultValues: { amountInCents: askedCents(search) },
    validate,
    onSubmit: async (fields) => {
      const amountInCents = fields.amountInCents ?? 0
      await (isGateway(method)
        ? pay.submit({ amountInCents, method, ...(wayBack && { nextUrl: wayBack }) })
        : open.submit({ amountInCents }))
    },
  })
  const chosen = form.watch('amountInCents')
  const isValid = validate({ amountInCents: chosen }).length === 0
  const gateways = useQuery({ ...depositQueries(useApi()).methods(chosen ?? 0), enabled: isValid })
  const options = [transfer, ...(gateways.data?.data ?? [])]
  const option = options.find((one) => one.method === method)
  return (
    <Card className="cn:w-full cn:max-w-[560px]" title={t('wallet:deposit.amountText')}>
      <Form {...formProps}>
        <ControlledField control={form.control} name="amountInCents">
          {(field) => (
            <MoneyField
              label={t('forms:amount.label')}
              help={t('forms:amount.help', {
                min: defaultAmountLimits.minimumVnd,
                max: defaultAmountLimits.maximumVnd,
              })}
              size="lg"
              isRequired
              {...inCents(field)}
            />
          )}
        </ControlledField>
        <fieldset className="cn:grid cn:grid-fill-[132px] cn:gap-2 cn:min-w-0">
          <legend className="cn:mb-2 cn:text-14 cn:font-medium">{t('wallet:deposit.quick')}</legend>
          {quickAmounts.map((vnd) => (
            <Button
              key={vnd}
              type="button"
              variant="secondary"
              className="cn:aria-pressed:border-primary cn:aria-pressed:bg-primary-subtle cn:aria-pressed:text-on-primary-subtle"
              aria-pressed={chosen === centsFromVnd(vnd)}
              onClick={() => form.setValue('amountInCents', centsFromVnd(vnd), { shouldValidate: true })}
            >
              {formatVnd(vnd)}
            </Button>
          ))}
        </fieldset>
        {options.length > 1 && (
          <fieldset className="cn:min-w-0">
            <legend className="cn:mb-2 cn:text-14 cn:font-medium">{t('wallet:deposit.method')}</legend>
            <MethodChoice options={options} value={method} onChange={setMethod} />
          </fieldset>
        )}
        <Button
          type="submit"
          size="lg"
          isFullWidth
          isLoading={isSubmitting}
          {...(option?.unavailableBecause && { disabledReason: t('payments:method.none') })}
        >
          {isGateway(method)
            ? t('wallet:deposit.payBy', {
                amount: formatMoney((chosen ?? 0) + (option?.feeInCents ?? 0)),
                method: t(`common:paymentMethod.${method}`),
              })
            : t('wallet:deposit.continue')}
        </Button>
      </Form>
    </Card>
  )
}
