import type { TenantMembership } from '@chonoi/contract'
import { Button, type ButtonProps } from '@chonoi/ui/button'
import { useState } from 'react'
import { useSession } from '../app/services.tsx'
import { useHandedOnFocus } from '../app/use-handed-on-focus.ts'
import { useSwitchTenant } from './use-switch-tenant.ts'

export interface SwitchTenantButtonProps extends Pick<ButtonProps, 'children' | 'iconStart' | 'size'> {
  membership: TenantMembership
  /**
   * Selector of the element that gets the focus when the switch removes the button: the closest ancestor, else the
   * page's first.
   */
  heir: string
}

/** Switches to another shop of the user. Meanwhile the other buttons are disabled and this one keeps the focus. */
export function SwitchTenantButton({ membership, heir, ...look }: SwitchTenantButtonProps) {
  const { isLoading } = useSession()
  const switchTo = useSwitchTenant()
  const [isSwitching, setSwitching] = useState(false)
  const button = useHandedOnFocus<HTMLButtonElement>(heir)

  async function go() {
    setSwitching(true)
    try {
      await switchTo(membership)
    } finally {
      setSwitching(false)
    }
  }

  return (
    <Button
      {...look}
      ref={button}
      // Inactive ones stay enabled: the frame's error box then shows the reason.
      variant={membership.status === 'ACTIVE' ? 'secondary' : 'ghost'}
      isLoading={isSwitching}
      disabled={isLoading && !isSwitching}
      onClick={() => void go()}
    />
  )
}
