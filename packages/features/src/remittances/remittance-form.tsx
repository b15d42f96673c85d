import type { Carrier } from '@chonoi/contract'
import { type FieldProblem, href, readWholeRemittanceFile, validateRemittance } from '@chonoi/domain'
import { formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Form } from '@chonoi/ui/form'
import { LinkButton } from '@chonoi/ui/link-button'
import { MoneyField } from '@chonoi/ui/money-field'
import { Select } from '@chonoi/ui/select'
import { Stack } from '@chonoi/ui/stack'
import { TextField } from '@chonoi/ui/text-field'
import { useNavigation } from '../app/navigation.tsx'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { inCents } from '../forms/in-cents.ts'
import { LeaveWarning } from '../forms/leave-warning.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { remittancePage } from './remittance-columns.tsx'
import { remittanceActions } from './remittances-queries.ts'
import { StatementField } from './statement-field.tsx'
import { StatementPreview } from './statement-preview.tsx'
import { placeOf } from './statement-place.ts'

export interface RemittanceFields {
  carrierId: string
  bankReference: string
  transferredInCents: number | null
  csv: string
}

const empty: RemittanceFields = { carrierId: '', bankReference: '', transferredInCents: null, csv: '' }

function problemsOf(fields: RemittanceFields): readonly FieldProblem[] {
  const head = validateRemittance({ ...fields, transferredInCents: fields.transferredInCents ?? undefined })
  if (fields.csv.trim() === '') return [...head, { field: 'csv', code: 'required' }]
  const read = readWholeRemittanceFile(fields.csv)
  return 'problems' in read ? [...head, ...read.problems] : head
}

/** The transfer of a carrier and its statement, whose lines are checked as they are typed. */
export function RemittanceForm({ carriers }: { carriers: readonly Carrier[] }) {
  const { t } = useTranslation(['remittances', 'common'])
  const { navigate } = useNavigation()
  const send = useAction(remittanceActions.import(), {
    done: ({ totals }) => t('remittances:new.done', { count: totals.lineCount }),
    onDone: ({ id }) => navigate(remittancePage(id), { ignoreBlock: true }),
  })
  const validated = useValidatedForm<RemittanceFields>({
    defaultValues: empty,
    validate: problemsOf,
    fieldOf: (path) => (path.startsWith('csv.') ? 'csv' : path),
    partOf: (path) => (path.startsWith('csv.') ? placeOf(t, path).join(', ') : undefined),
    onSubmit: ({ transferredInCents, bankReference, ...fields }) =>
      send.submit({
        ...fields,
        bankReference: bankReference.trim(),
        // Validated: an amount was typed.
        transferredInCents: transferredInCents ?? 0,
      }),
  })
  const { form, formProps, field, isSubmitting } = validated
  const [csv, transferredInCents] = form.watch(['csv', 'transferredInCents'])
  return (
    <Form {...formProps}>
      <LeaveWarning isUnsaved={form.formState.isDirty} />
      <Card title={t('remittances:new.transfer')}>
        <Stack gap={4}>
          <Select
            label={t('remittances:field.carrier')}
            placeholder={t('remittances:field.carrier.choose')}
            isRequired
            options={carriers.map(({ id, name, outstandingInCents }) => ({
              value: id,
              label:
                outstandingInCents > 0
                  ? t('remittances:field.carrier.owes', { name, amount: formatMoney(outstandingInCents) })
                  : name,
            }))}
            {...field('carrierId')}
          />
          <TextField
            label={t('remittances:field.bankReference')}
            help={t('remittances:field.bankReference.help')}
            isRequired
            autoComplete="off"
            spellCheck={false}
            {...field('bankReference')}
          />
          <ControlledField control={form.control} name="transferredInCents">
            {(control) => (
              <MoneyField
                label={t('remittances:field.transferred')}
                help={t('remittances:field.transferred.help')}
                isRequired
                {...inCents(control)}
              />
            )}
          </ControlledField>
        </Stack>
      </Card>
      <Card title={t('remittances:new.statement')}>
        <Stack gap={4}>
          <StatementField validated={validated} />
          {csv.trim() !== '' && <StatementPreview csv={csv} transferredInCents={transferredInCents} />}
        </Stack>
      </Card>
      <Stack direction="row" gap={2} isWrapping>
        <Button type="submit" isLoading={isSubmitting}>
          {t('remittances:new.submit')}
        </Button>
        <LinkButton href={href('/admin/remittances')} variant="secondary">
          {t('common:action.cancel')}
        </LinkButton>
      </Stack>
    </Form>
  )
}
