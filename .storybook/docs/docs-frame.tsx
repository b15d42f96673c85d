import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { applyMode } from '../mode-decorator.tsx'
import { morning, night } from '../theme.ts'

/** The part of Storybook's docs context that is used: the toolbar's globals. */
interface GlobalsStore {
  store?: { userGlobals?: { get(): Record<string, unknown> } }
}

/** Container of a docs page. Applies the toolbar's theme. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = (context as DocsContainerProps['context'] & GlobalsStore).store?.userGlobals?.get() ?? {}
  applyMode(globals)
  return (
    <DocsContainer context={context} theme={globals.theme === 'dark' ? night : morning}>
      {children}
    </DocsContainer>
  )
}
