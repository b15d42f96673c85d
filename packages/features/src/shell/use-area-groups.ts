import { hasPermission } from '@chonoi/domain'
import { useNavigation } from '../app/navigation.tsx'
import { useSession } from '../app/services.tsx'
import { type AreaGroup, areaGroups } from './area-links.ts'
import type { FrameArea } from './frame-area.ts'

/** Returns the screens of an area that the user may open, without empty groups. */
export function useAreaGroups(area: Exclude<FrameArea, 'site'>): readonly AreaGroup[] {
  const { actor } = useSession()
  const { hasScreen } = useNavigation()
  const groups: readonly AreaGroup[] = areaGroups[area]
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ href, needs }) => hasScreen(href) && (!needs || hasPermission(actor, needs))),
    }))
    .filter(({ links }) => links.length > 0)
}
