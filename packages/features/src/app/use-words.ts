import { loadNamespaces, type Namespace } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { useQuery } from '@tanstack/react-query'

/** Loads the namespaces that a lazily shown part needs beside those of its page. */
export function useWords(names: readonly Namespace[]) {
  const { i18n } = useTranslation()
  return useQuery({
    queryKey: ['words', i18n.language, names],
    queryFn: async () => {
      await loadNamespaces(i18n, i18n.language, names)
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}
