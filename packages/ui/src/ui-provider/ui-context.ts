import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from 'react'
import type { UiLabels } from './ui-labels.ts'

export type UiLocale = 'vi' | 'en'

/** Props of a link component: the attributes of a plain anchor, so that any router's link can be plugged in. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

export interface UiContextValue {
  locale: UiLocale
  labels: UiLabels
  /** Navigates inside this application without loading a new document. */
  navigate: (href: string) => void
  linkComponent: ComponentType<UiLinkProps> | 'a'
}

export const UiContext = createContext<UiContextValue | undefined>(undefined)

/** The language, labels and links set by the surrounding UiProvider. */
export function useUi(): UiContextValue {
  const value = use(UiContext)
  if (!value) throw new Error('useUi found no <UiProvider>: components of @chonoi/ui must be rendered inside one')
  return value
}
