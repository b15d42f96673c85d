import { loadNamespaces, type Namespace } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from './preferences.tsx'

/** Fetches words that a part shown on demand needs beside those of its page. */
export function useWords(names: readonly Namespace[]) {
  const { i18n } = useTranslation()
  const { language } = usePreferences()
  return useQuery({
    queryKey: ['words', language, names],
    queryFn: async () => {
      await loadNamespaces(i18n, language, names)
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
