import { showsNavigationEntry } from '@chonoi/domain'
import { useSession } from '../app/services.tsx'
import { type EntitledLink, entitledLinks } from './site-links.ts'

/** The links that whoever is signed in may see; none for visitors. */
export function useEntitledLinks(): readonly EntitledLink[] {
  const { actor } = useSession()
  if (!actor) return []
  return entitledLinks.filter(({ entry }) => entry === 'signedIn' || showsNavigationEntry(entry, actor))
}
