import { showsNavigationEntry } from '@chonoi/domain'
import { useNavigation } from '../app/navigation.tsx'
import { useSession } from '../app/services.tsx'
import { type EntitledLink, entitledLinks } from './site-links.ts'

/** Returns the links that the user may see and that have a screen; none for visitors. */
export function useEntitledLinks(): readonly EntitledLink[] {
  const { actor } = useSession()
  const { hasScreen } = useNavigation()
  if (!actor) return []
  return entitledLinks.filter(
    ({ entry, href }) => hasScreen(href) && (entry === 'signedIn' || showsNavigationEntry(entry, actor)),
  )
}
