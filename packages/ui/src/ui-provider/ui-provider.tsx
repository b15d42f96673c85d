import { type ComponentType, type ReactNode, useMemo } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { UiContext, type UiLinkProps, type UiLocale } from './ui-context.ts'
import type { UiLabels } from './ui-labels.ts'
import { useDevelopmentWarnings } from './use-development-warnings.ts'
import { useSteadyPresses } from './use-steady-presses.ts'

export { enLabels } from './en-labels.ts'
export { type UiLinkProps, type UiLocale, useUi } from './ui-context.ts'
export type { UiLabels } from './ui-labels.ts'
export { viLabels } from './vi-labels.ts'

export interface UiProviderProps {
  locale: UiLocale
  /** `viLabels`, `enLabels` or custom labels. */
  labels: UiLabels
  /** Called for links inside menus, tabs and similar components. Must be stable (module function or useCallback). */
  navigate: (href: string) => void
  /** Component that renders links. Default: a plain anchor, which loads a new document. */
  linkComponent?: ComponentType<UiLinkProps>
  children: ReactNode
}

const languageTag = { vi: 'vi-VN', en: 'en-US' } as const satisfies Record<UiLocale, string>

/** Provides language, labels and link handling to all components below it. */
export function UiProvider({ locale, labels, navigate, linkComponent, children }: UiProviderProps) {
  useDevelopmentWarnings()
  useSteadyPresses()
  const value = useMemo(
    () => ({ locale, labels, navigate, linkComponent: linkComponent ?? ('a' as const) }),
    [locale, labels, navigate, linkComponent],
  )
  return (
    <UiContext value={value}>
      <I18nProvider locale={languageTag[locale]}>
        <RouterProvider navigate={navigate}>{children}</RouterProvider>
      </I18nProvider>
    </UiContext>
  )
}
