import {
  type InvitableRole,
  invitableRoles,
  invitationDays,
  invitationMessageLength,
  validateInvitationForm,
} from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { TextArea } from '@chonoi/ui/text-area'
import { TextField } from '@chonoi/ui/text-field'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { invitationActions } from './invitations-queries.ts'

interface InvitationFields {
  email: string
  role: InvitableRole
  message: string
}

/** Invites somebody to the current shop. */
export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['invitations', 'roles'])
  const create = useAction(invitationActions.create(), {
    done: ({ email }) => t('invitations:invite.done', { email }),
    onDone: onClose,
  })
  const validated = useValidatedForm<InvitationFields>({
    defaultValues: { email: '', role: 'SELLER', message: '' },
    validate: validateInvitationForm,
    onSubmit: ({ email, role, message }) =>
      create.submit({ email: email.trim(), role, message: message.trim() || null }),
  })
  const { field, form } = validated
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('invitations:invite.title')}
      description={t('invitations:invite.text', { days: invitationDays })}
      submitLabel={t('invitations:invite.submit')}
    >
      <TextField
        label={t('invitations:invite.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        {...field('email')}
      />
      <Select
        label={t('invitations:invite.role')}
        help={t(`invitations:invite.role.${form.watch('role')}`)}
        isRequired
        options={invitableRoles.map((role) => ({ value: role, label: t(`roles:${role}`) }))}
        {...field('role')}
      />
      <TextArea
        label={t('invitations:invite.message')}
        rows={3}
        characterLimit={invitationMessageLength}
        {...field('message')}
      />
    </FormDialog>
  )
}
