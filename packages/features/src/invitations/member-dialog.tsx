import type { TenantMember } from '@chonoi/contract'
import { effectiveRole, type Role, roleRank } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Select } from '@chonoi/ui/select'
import { Switch } from '@chonoi/ui/switch'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { fullName } from '../shell/full-name.ts'
import { memberActions } from './invitations-queries.ts'

interface MemberFields {
  role: Role
  isActive: boolean
}

const shopRoles = ['ADMIN', 'SELLER', 'CUSTOMER', 'USER'] as const satisfies readonly Role[]

/** Changes the role of a member, or suspends them. */
export default function MemberDialog({ member, onClose }: { member: TenantMember; onClose: () => void }) {
  const { t } = useTranslation(['invitations', 'roles'])
  const { actor } = useSession()
  const wasActive = member.status === 'ACTIVE'
  const undo = useAction(memberActions.change(member.userId), { done: () => t('invitations:member.done') })
  const change = useAction(memberActions.change(member.userId), {
    done: (_, { role, isActive }) => ({
      title: t('invitations:member.done'),
      undo: () =>
        undo.run({ ...(role && { role: member.role }), ...(isActive !== undefined && { isActive: wasActive }) }),
    }),
    onDone: onClose,
  })
  const validated = useValidatedForm<MemberFields>({
    defaultValues: { role: member.role, isActive: wasActive },
    validate: () => [],
    onSubmit: ({ role, isActive }) =>
      change.submit({ ...(role !== member.role && { role }), ...(isActive !== wasActive && { isActive }) }),
  })
  const { field, form } = validated
  const own = actor ? roleRank[effectiveRole(actor)] : 0
  const roles = [...new Set([member.role, ...shopRoles])].filter((role) => roleRank[role] <= own)
  return (
    <FormDialog
      form={validated}
      onClose={onClose}
      title={t('invitations:member.title', { name: fullName(member) })}
      submitLabel={t('invitations:member.submit')}
    >
      <Select
        label={t('invitations:invite.role')}
        options={roles.map((role) => ({ value: role, label: t(`roles:${role}`) }))}
        {...field('role')}
      />
      <Switch
        label={t('invitations:member.isActive')}
        help={t('invitations:member.isActiveHelp')}
        {...form.register('isActive')}
      />
    </FormDialog>
  )
}
