import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import type { PropsWithChildren } from 'react'
import { applyMode } from '../mode-decorator.tsx'
import { morning, night } from '../theme.ts'

/** What Storybook hands to a docs page, as far as it is needed: the toolbar's choices. */
interface GlobalsStore {
  store?: { userGlobals?: { get(): Record<string, unknown> } }
}

/** A page of words in the toolbar's theme. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = (context as DocsContainerProps['context'] & GlobalsStore).store?.userGlobals?.get() ?? {}
  applyMode(globals)
  return (
    <DocsContainer context={context} theme={globals.theme === 'dark' ? night : morning}>
      {children}
    </DocsContainer>
  )
}
