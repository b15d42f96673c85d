import { centsFromVnd, checkAmount, defaultAmountLimits, href, type Validator } from '@chonoi/domain'
import { formatVnd } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { MoneyField } from '@chonoi/ui/money-field'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation, useSearchParams } from '../app/navigation.tsx'
import { useAction } from '../app/use-action.ts'
import { depositActions } from '../deposits/deposits-queries.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { inCents } from '../forms/in-cents.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'

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

/** The amount of a transfer. Going on opens the deposit, whose address then stays the same. */
export function DepositAmountForm() {
  const { t } = useTranslation(['wallet', 'forms'])
  const { navigate } = useNavigation()
  const search = useSearchParams()
  const next = search.get('next')
  const open = useAction(depositActions.open(), {
    onDone: ({ id }) =>
      navigate(href('/wallet/deposit/$depositId', { depositId: id, ...(next && { query: { next } }) })),
  })
  const { form, formProps, isSubmitting } = useValidatedForm<AmountFields>({
    defaultValues: { amountInCents: askedCents(search) },
    validate,
    onSubmit: ({ amountInCents }) => open.submit({ amountInCents: amountInCents ?? 0 }),
  })
  const chosen = form.watch('amountInCents')
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
        <Button type="submit" size="lg" isFullWidth isLoading={isSubmitting}>
          {t('wallet:deposit.continue')}
        </Button>
      </Form>
    </Card>
  )
}
