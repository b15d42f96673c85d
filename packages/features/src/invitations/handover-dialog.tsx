import type { TenantMember } from '@chonoi/contract'
import { type FormerOwnerRole, formerOwnerRoles, handoverDays, handoverValidator } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { PasswordField } from '@chonoi/ui/password-field'
import { Select } from '@chonoi/ui/select'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { fullName } from '../shell/full-name.ts'
import { useCodeDemand } from '../two-factor/two-factor-queries.ts'
import { handoverActions } from '../shop-handovers/handover-queries.ts'

interface HandoverFields {
  receiverId: string
  senderBecomes: FormerOwnerRole
  password: string
  code: string
}

/** Offers the current shop to one of its people, with the password, and a code where two-factor authentication is on. */
export default function HandoverDialog({ member, onClose }: { member: TenantMember; onClose: () => void }) {
  const { t } = useTranslation(['invitations', 'forms'])
  const code = useCodeDemand()
  const name = fullName(member)
  const offer = useAction(handoverActions.offer(), {
    done: () => t('invitations:handover.offered', { name }),
    onDone: onClose,
  })
  const validated = useValidatedForm<HandoverFields>({
    defaultValues: { receiverId: member.userId, senderBecomes: 'SELLER', password: '', code: '' },
    validate: handoverValidator(code.isRequired),
    onSubmit: ({ code: given, ...fields }) => offer.submit({ ...fields, ...(given && { code: given }) }),
  })
  const { field, form } = validated
  return (
    <FormDialog
      form={validated}
      isWaiting={code.isPending}
      onClose={onClose}
      tone="danger"
      title={t('invitations:handover.title', { name })}
      description={t('invitations:handover.dialogText', { name, days: handoverDays })}
      submitLabel={t('invitations:handover.submit')}
    >
      <Select
        label={t('invitations:handover.becomes')}
        help={t(`invitations:handover.becomes.${form.watch('senderBecomes')}.help`)}
        options={formerOwnerRoles.map((role) => ({ value: role, label: t(`invitations:handover.becomes.${role}`) }))}
        {...field('senderBecomes')}
      />
      <PasswordField label={t('forms:password.label')} isRequired {...field('password')} />
      {code.isShown && (
        <TextField
          label={t('invitations:handover.code')}
          autoComplete="one-time-code"
          spellCheck={false}
          isRequired={code.isRequired}
          {...field('code')}
        />
      )}
    </FormDialog>
  )
}
