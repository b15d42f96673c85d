import { pageMeta } from '@chonoi/domain'
import { useEffect } from 'react'
import { usePlatform } from './platform.tsx'

/**
 * Names the page in the browser's tabs and history, e.g. by an order's number, once it is known. The page's own title
 * comes back afterwards, unless the next page has set another.
 */
export function usePageTitle(title: string | null | undefined): void {
  const { name: site } = usePlatform()
  useEffect(() => {
    if (!title) return
    const before = document.title
    const named = pageMeta({ title, site }).title
    document.title = named
    return () => {
      if (document.title === named) document.title = before
    }
  }, [title, site])
}
