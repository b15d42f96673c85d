import type { TenantMembership } from '@chonoi/contract'
import { Button, type ButtonProps } from '@chonoi/ui/button'
import { useState } from 'react'
import { useSession } from '../app/services.tsx'
import { useHandedOnFocus } from '../app/use-handed-on-focus.ts'
import { useSwitchTenant } from './use-switch-tenant.ts'

export interface SwitchTenantButtonProps extends Pick<ButtonProps, 'children' | 'iconStart' | 'size'> {
  membership: TenantMembership
  /** What takes the keyboard over when the switch takes the button away: the nearest of this selector, else the page's first. */
  heir: string
}

/** Goes to one's other shop. While it does, the others can't be pressed and this one keeps the keyboard. */
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
      // One that is not active stays pressable: the frame's error box then says why it can't be done.
      variant={membership.status === 'ACTIVE' ? 'secondary' : 'ghost'}
      isLoading={isSwitching}
      disabled={isLoading && !isSwitching}
      onClick={() => void go()}
    />
  )
}
