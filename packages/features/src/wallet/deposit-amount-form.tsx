import { centsFromVnd, checkAmount, defaultAmountLimits, type Validator, vndFromCents, href } from '@chonoi/domain'
import { formatVnd } from '@chonoi/i18n'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { MoneyField } from '@chonoi/ui/money-field'
import { useTranslation } from '@chonoi/i18n/react'
import { useNavigation } from '../app/navigation.tsx'
import { ControlledField } from '../forms/controlled-field.tsx'
import { inCents } from '../forms/in-cents.ts'
import { useValidatedForm } from '../forms/use-validated-form.ts'

type AmountFields = { readonly amountInCents: number | null }

const validate: Validator<AmountFields> = ({ amountInCents }) =>
  checkAmount('amountInCents', amountInCents ?? undefined)

/** Common top-up amounts, in VND. */
const quickAmounts = [100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000]

/** Form for the amount of a transfer. Kept in the URL, so that the user can return to the page. */
export function DepositAmountForm() {
  const { t } = useTranslation(['wallet', 'forms'])
  const { navigate } = useNavigation()
  const { form, formProps } = useValidatedForm<AmountFields>({
    defaultValues: { amountInCents: null },
    validate,
    async onSubmit({ amountInCents }) {
      navigate(href('/wallet/deposit', { query: { amount: vndFromCents(amountInCents ?? 0) } }))
    },
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
        <Button type="submit" size="lg" isFullWidth>
          {t('wallet:deposit.continue')}
        </Button>
      </Form>
    </Card>
  )
}
