import { hasPermission, isSuperAdmin } from '@chonoi/domain'
import { useNavigation } from '../app/navigation.tsx'
import { useSession } from '../app/services.tsx'
import { useGatewayOwner } from '../app/use-gateway-owner.ts'
import { type AreaGroup, type AreaLink, areaGroups } from './area-links.ts'
import type { FrameArea } from './frame-area.ts'

/** Returns the screens of an area that the user may open, without empty groups. */
export function useAreaGroups(area: Exclude<FrameArea, 'site'>): readonly AreaGroup[] {
  const { actor } = useSession()
  const { hasScreen } = useNavigation()
  const managesGateways = useGatewayOwner() !== null
  function isEntitled(needs: AreaLink['needs']): boolean {
    if (!needs) return true
    if (needs === 'gateways') return managesGateways
    if (needs === 'superAdmin') return actor !== null && isSuperAdmin(actor)
    return hasPermission(actor, needs)
  }
  const groups: readonly AreaGroup[] = areaGroups[area]
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ href, needs }) => hasScreen(href) && isEntitled(needs)),
    }))
    .filter(({ links }) => links.length > 0)
}
