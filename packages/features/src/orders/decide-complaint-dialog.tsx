import type { BodyOf, ListedOrderComplaint } from '@chonoi/contract'
import { complaintDecisions, inOneLine, validateComplaintDecision } from '@chonoi/domain'
import { formatDateTime, formatMoney } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { DescriptionList } from '@chonoi/ui/description-list'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { TextArea } from '@chonoi/ui/text-area'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { CodeText } from '../lists/code-text.tsx'
import { complaintActions } from './complaint-queries.ts'

export type DecidedComplaint = Pick<
  ListedOrderComplaint,
  'id' | 'orderNumber' | 'reason' | 'createdAt' | 'leftInCents' | 'buyer' | 'tenant'
>

export interface DecideComplaintDialogProps {
  complaint: DecidedComplaint
  onClose: () => void
}

/** An administrator gives the held money to the shop or back to the buyer, and tells both why. */
export default function DecideComplaintDialog({ complaint, onClose }: DecideComplaintDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  const { orderNumber, buyer, tenant } = complaint
  const decide = useAction(complaintActions.decide(complaint), {
    done: (_, { decision }) => t(`orders:complaint.decided.${decision}`, { number: orderNumber }),
    onDone: onClose,
  })
  const validated = useValidatedForm<BodyOf<'decideOrderComplaint'>>({
    defaultValues: { decision: 'RELEASE', note: '' },
    validate: validateComplaintDecision,
    onSubmit: ({ decision, note }) => decide.submit({ decision, note: note.trim() }),
  })
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={<CodeText text={t('orders:complaint.decideTitle', { number: orderNumber })} />}
      submitLabel={t('orders:complaint.decide')}
    >
      <DescriptionList
        items={[
          { term: t('orders:column.buyer'), details: inOneLine([buyer.lastName, buyer.firstName], ' ') },
          { term: t('orders:column.shop'), details: tenant.name },
          { term: t('orders:complaint.held'), details: formatMoney(complaint.leftInCents) },
          { term: t('orders:complaint.openedAt'), details: formatDateTime(complaint.createdAt) },
          { term: t('orders:complaint.reason'), details: complaint.reason },
        ]}
      />
      <ControlledField control={validated.form.control} name="decision">
        {(field) => (
          <RadioGroup
            label={t('orders:complaint.decision')}
            options={complaintDecisions.map((value) => ({
              value,
              label: t(`orders:complaint.decision.${value}`),
              help: t(`orders:complaint.decision.${value}.help`),
            }))}
            {...field}
          />
        )}
      </ControlledField>
      <TextArea
        label={t('orders:complaint.note')}
        help={t('orders:complaint.noteHelp')}
        isRequired
        rows={3}
        characterLimit={500}
        {...validated.field('note')}
      />
    </FormDialog>
  )
}
