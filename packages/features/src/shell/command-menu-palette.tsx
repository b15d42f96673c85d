import { useTranslation } from '@chonoi/i18n/react'
import { CommandPalette } from '@chonoi/ui/command-palette'
import { useState } from 'react'
import { commandMenu } from './command-menu-store.ts'
import { useActionCommands } from './use-action-commands.tsx'
import { useOfficeCommands } from './use-office-commands.tsx'
import { useScreenCommands } from './use-screen-commands.tsx'

export default function CommandMenuPalette() {
  const { t } = useTranslation('shell')
  const [typed, setTyped] = useState('')
  const actions = useActionCommands(typed)
  const office = useOfficeCommands(typed)
  const screens = useScreenCommands()
  return (
    <CommandPalette
      isOpen
      onOpenChange={commandMenu.setOpen}
      commands={[...screens, ...office.commands, ...actions]}
      isLoading={office.isLoading}
      {...(office.isFailed && { error: t('command.failed') })}
      onSearch={setTyped}
      onCommand={({ id }) => actions.find((action) => action.id === id)?.run?.()}
    />
  )
}
