import { Heading } from '@chonoi/ui/heading'
import { Stack } from '@chonoi/ui/stack'
import { useTranslation } from '@chonoi/i18n/react'
import { useSession } from '../app/services.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { MembershipsCard } from './memberships-card.tsx'
import { TwoFactorCard } from '../two-factor/two-factor-card.tsx'
import { ProfileForm } from './profile-form.tsx'
import { accountColumns } from './account-classes.ts'

/** The user's profile, password and shops (/profile). */
export function ProfileScreen() {
  const { t } = useTranslation('account')
  const { user } = useSession()
  if (!user) return null
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{t('profile.title')}</Heading>
        <p className="cn:text-text-muted">{t('profile.text')}</p>
      </Stack>
      <div className={accountColumns}>
        <Stack gap={5}>
          <ProfileForm key={user.id} user={user} />
          <ChangePasswordForm email={user.email} />
          <TwoFactorCard />
        </Stack>
        <MembershipsCard user={user} />
      </div>
    </Stack>
  )
}
