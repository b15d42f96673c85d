import type { User } from '@chonoi/contract'
import { grantableRoles, mayGrantRole } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Checkbox } from '@chonoi/ui/checkbox'
import { PasswordField } from '@chonoi/ui/password-field'
import { RadioGroup } from '@chonoi/ui/radio-group'
import { Select } from '@chonoi/ui/select'
import { TextField } from '@chonoi/ui/text-field'
import { useActsForPlatform } from '../app/use-acts-for-platform.ts'
import { useSession } from '../app/services.tsx'
import { useAction } from '../app/use-action.ts'
import { ControlledField } from '../forms/controlled-field.tsx'
import { editedRow } from '../forms/edited-row.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useValidatedForm } from '../forms/use-validated-form.ts'
import { emptyUser, storedUser, toNewUser, toStored, type UserFields, validateFields } from './user-fields.ts'
import { nameOf } from './user-words.ts'
import { userActions } from './users-queries.ts'

export interface UserFormDialogProps {
  /** Absent to create one. */
  user?: User
  onClose: () => void
}

const pair = 'cn:grid cn:gap-4 cn:sm:grid-cols-2 cn:items-start'

/** Creates or edits an account (ADM-USR-04, ADM-USR-10..14). A failure is shown in it and what was typed stays. */
export default function UserFormDialog({ user, onClose }: UserFormDialogProps) {
  const { t } = useTranslation(['users', 'roles', 'common'])
  const { actor } = useSession()
  const isForPlatform = useActsForPlatform()
  const create = useAction(userActions.create(), {
    done: (created) => t('users:done.create', { name: nameOf(created) }),
    onDone: onClose,
  })
  const update = useAction(userActions.update({ id: user?.id ?? '' }), {
    done(changed, { role }) {
      const name = nameOf(changed)
      return role === undefined
        ? t('users:done.update', { name })
        : t('users:done.role', { name, role: t(`roles:${role}`) })
    },
  })
  const validated = useValidatedForm<UserFields>({
    validate: validateFields(!user),
    ...(user
      ? {
          edited: editedRow({
            row: user,
            fieldsOf: storedUser,
            bodyOf: toStored,
            save: update.submit,
            onSaved: onClose,
          }),
        }
      : { defaultValues: emptyUser, onSubmit: (fields: UserFields) => create.submit(toNewUser(fields)) }),
  })
  const { form, field, formProps } = validated
  const failure = formProps.failure && { ...formProps.failure, title: t('users:saveFailed') }
  const roles = grantableRoles.filter((role) => actor && mayGrantRole(actor, role, actor.tenantId).allowed)
  // A role that the form doesn't offer stays as it is.
  const offered = user && !roles.some((role) => role === user.role) ? [user.role, ...roles] : roles
  return (
    <FormDialog
      form={{ ...validated, formProps: { ...formProps, failure } }}
      onClose={onClose}
      title={user ? t('users:form.edit', { name: nameOf(user) }) : t('users:form.create')}
      submitLabel={t(user ? 'common:action.saveChanges' : 'users:form.submit')}
    >
      <TextField
        label={t('users:form.email')}
        type="email"
        isRequired
        readOnly={user !== undefined}
        {...(user && { help: t('users:form.emailLocked') })}
        {...field('email')}
      />
      {!user && (
        <ControlledField control={form.control} name="passwordBy">
          {(choice) => (
            <RadioGroup
              label={t('users:form.password')}
              options={(['link', 'typed'] as const).map((value) => ({
                value,
                label: t(`users:form.password.${value}`),
                help: t(`users:form.password.${value}.help`),
              }))}
              {...choice}
            />
          )}
        </ControlledField>
      )}
      {!user && form.watch('passwordBy') === 'typed' && (
        <PasswordField
          label={t('users:form.password.field')}
          autoComplete="new-password"
          isRequired
          {...field('password')}
        />
      )}
      {isForPlatform && (
        <>
          <div className={pair}>
            <TextField label={t('users:form.lastName')} {...field('lastName')} />
            <TextField label={t('users:form.firstName')} {...field('firstName')} />
          </div>
          <TextField label={t('users:form.phone')} type="tel" {...field('phone')} />
        </>
      )}
      <Select
        label={t('users:form.role')}
        isRequired
        {...(!user && { placeholder: t('users:form.role.choose') })}
        options={offered.map((value) => ({ value, label: t(`roles:${value}`) }))}
        {...field('role')}
      />
      {user && (
        <>
          <Checkbox label={t('users:form.active')} {...field('isActive')} />
          {isForPlatform && <Checkbox label={t('users:form.verified')} {...field('isVerified')} />}
        </>
      )}
    </FormDialog>
  )
}
