import { ThemeScope, type ThemeScopeProps } from '@chonoi/ui/theme-scope'
import { useServices } from './services.tsx'

/** A part of a page in another brand's color. Its rules carry the nonce that the page's policy asks for. */
export function BrandScope(props: Omit<ThemeScopeProps, 'nonce'>) {
  const { nonce } = useServices()
  return <ThemeScope {...props} {...(nonce && { nonce })} />
}
