import type { DescriptionListProps } from '../description-list/description-list.tsx'
import type { DrawerProps } from '../drawer/drawer.tsx'
import type { RadioGroupProps } from '../radio-group/radio-group.tsx'
import type { TableProps } from '../table/table.tsx'
import type { TabsProps } from '../tabs/tabs.tsx'

const orientations = ['horizontal', 'vertical'] as const
const densities = ['compact', 'comfortable'] as const satisfies TableProps['density'][]

/**
 * Values that the CSS supports, by class and data attribute. Variants are classes and report unknown values themselves.
 */
export const knownLooks: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'ui-button-group': { 'data-orientation': orientations },
  'ui-data-table': { 'data-density': densities },
  'ui-description-list': { 'data-layout': ['rows', 'stacked', 'grid'] satisfies DescriptionListProps['layout'][] },
  'ui-drawer-panel': { 'data-side': ['start', 'end', 'bottom'] satisfies DrawerProps['side'][] },
  'ui-radio-options': { 'data-layout': ['list', 'row', 'cards'] satisfies RadioGroupProps<string>['layout'][] },
  'ui-scroll-area': { 'data-orientation': orientations },
  'ui-separator': { 'data-orientation': orientations },
  'ui-table': { 'data-density': densities },
  'ui-tabs': { 'data-orientation': orientations satisfies readonly TabsProps['orientation'][] },
  'ui-toolbar': { 'data-orientation': orientations },
}
