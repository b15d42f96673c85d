import type { I18n } from '@chonoi/i18n'
import { enLabels, UiProvider, viLabels, type UiLinkProps } from '@chonoi/ui/ui-provider'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { I18nProvider } from '@chonoi/i18n/react'
import { RowDialogs } from '../lists/row-dialogs.tsx'
import { type Navigation, NavigationProvider } from './navigation.tsx'
import { PreferencesProvider, type Theme, usePreferences } from './preferences.tsx'
import { type AppServices, AppServicesProvider } from './services.tsx'

export interface AppProvidersProps {
  services: AppServices
  /**
   * From `createQueryClient()` of `@chonoi/features/app/query-client`, which refetches touched queries after a
   * mutation.
   */
  queryClient: QueryClient
  i18n: I18n
  theme: Theme | undefined
  navigation: Navigation
  linkComponent: ComponentType<UiLinkProps>
  children: ReactNode
}

/** Provides everything that screens need, in order of dependency. */
export function AppProviders({
  services,
  queryClient,
  i18n,
  theme,
  navigation,
  linkComponent,
  children,
}: AppProvidersProps) {
  return (
    <AppServicesProvider services={services}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <NavigationProvider value={navigation}>
            <PreferencesProvider theme={theme}>
              <Words navigate={navigation.navigate} linkComponent={linkComponent}>
                <RowDialogs>{children}</RowDialogs>
              </Words>
            </PreferencesProvider>
          </NavigationProvider>
        </I18nProvider>
      </QueryClientProvider>
    </AppServicesProvider>
  )
}

interface WordsProps {
  navigate: (href: string) => void
  linkComponent: ComponentType<UiLinkProps>
  children: ReactNode
}

function Words({ navigate, linkComponent, children }: WordsProps) {
  const { language } = usePreferences()
  return (
    <UiProvider
      locale={language}
      labels={language === 'vi' ? viLabels : enLabels}
      navigate={navigate}
      linkComponent={linkComponent}
    >
      {children}
    </UiProvider>
  )
}
