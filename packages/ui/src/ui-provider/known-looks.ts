import type { AlertProps } from '../alert/alert.tsx'
import type { AvatarProps } from '../avatar/avatar.tsx'
import type { BadgeProps } from '../badge/badge.tsx'
import type { ButtonVariant, ControlSize } from '../button/button.tsx'
import type { CardProps } from '../card/card.tsx'
import type { CarouselProps } from '../carousel/carousel.tsx'
import type { ContainerProps } from '../container/container.tsx'
import type { CountBadgeProps } from '../count-badge/count-badge.tsx'
import type { DescriptionListProps } from '../description-list/description-list.tsx'
import type { DialogProps } from '../dialog/dialog.tsx'
import type { DrawerProps } from '../drawer/drawer.tsx'
import type { LinkProps } from '../link/link.tsx'
import type { MenuItemProps } from '../menu/menu-item.tsx'
import type { ProgressBarProps } from '../progress-bar/progress-bar.tsx'
import type { RadioGroupProps } from '../radio-group/radio-group.tsx'
import type { SegmentedControlProps } from '../segmented-control/segmented-control.tsx'
import type { SkeletonProps } from '../skeleton/skeleton.tsx'
import type { SpinnerProps } from '../spinner/spinner.tsx'
import type { StackProps } from '../stack/stack.tsx'
import type { TableProps } from '../table/table.tsx'
import type { TabsProps } from '../tabs/tabs.tsx'
import type { TextProps } from '../text/text.tsx'
import type { Tone } from '../tone/tone.ts'
import type { TopBarProps } from '../top-bar/top-bar.tsx'

const sizes = ['sm', 'md', 'lg'] as const
const tones = ['neutral', 'primary', 'accent', 'success', 'warning', 'danger', 'info'] as const satisfies Tone[]
const orientations = ['horizontal', 'vertical'] as const
const densities = ['compact', 'comfortable'] as const satisfies TableProps['density'][]
const barTones = ['primary', 'success', 'danger'] as const satisfies ProgressBarProps['tone'][]

/** Looks that a class of the kit knows, by attribute: what else stands there is drawn in no way of its own. */
export const knownLooks: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'ui-alert': {
    'data-tone': ['info', 'success', 'warning', 'danger', 'neutral'] satisfies AlertProps['tone'][],
  },
  'ui-avatar': {
    'data-size': ['xs', 'sm', 'md', 'lg', 'xl'] satisfies AvatarProps['size'][],
    'data-shape': ['circle', 'square'] satisfies AvatarProps['shape'][],
  },
  'ui-badge': {
    'data-tone': tones,
    'data-variant': ['subtle', 'solid', 'dot'] satisfies BadgeProps['variant'][],
    'data-size': ['sm', 'md'] satisfies BadgeProps['size'][],
  },
  'ui-banner': { 'data-tone': tones },
  'ui-button': {
    'data-variant': ['primary', 'secondary', 'ghost', 'danger'] satisfies ButtonVariant[],
    'data-size': sizes satisfies readonly ControlSize[],
  },
  'ui-button-group': { 'data-orientation': orientations },
  'ui-card': { 'data-padding': ['none', 'sm', 'md', 'lg'] satisfies CardProps['padding'][] },
  'ui-carousel-list': { 'data-item-size': ['sm', 'md', 'lg', 'full'] satisfies CarouselProps['itemSize'][] },
  'ui-container': { 'data-size': sizes satisfies readonly ContainerProps['size'][] },
  'ui-control': { 'data-size': sizes satisfies readonly ControlSize[] },
  'ui-count-badge': { 'data-tone': ['primary', 'danger', 'neutral'] satisfies CountBadgeProps['tone'][] },
  'ui-data-table': { 'data-density': densities },
  'ui-description-list': { 'data-layout': ['rows', 'stacked', 'grid'] satisfies DescriptionListProps['layout'][] },
  'ui-dialog-window': { 'data-size': ['sm', 'md', 'lg', 'full'] satisfies DialogProps['size'][] },
  'ui-drawer-panel': { 'data-side': ['start', 'end', 'bottom'] satisfies DrawerProps['side'][] },
  'ui-icon': { 'data-size': sizes },
  'ui-link': { 'data-variant': ['text', 'quiet', 'plain'] satisfies LinkProps['variant'][] },
  'ui-menu-item': { 'data-tone': ['neutral', 'danger'] satisfies MenuItemProps['tone'][] },
  'ui-meter': { 'data-tone': tones },
  'ui-progress-bar': { 'data-tone': barTones },
  'ui-progress-circle': { 'data-tone': barTones, 'data-size': sizes },
  'ui-quantity': { 'data-size': ['sm', 'md'] },
  'ui-radio-options': { 'data-layout': ['list', 'row', 'cards'] satisfies RadioGroupProps<string>['layout'][] },
  'ui-rating-display': { 'data-size': sizes },
  'ui-scroll-area': { 'data-orientation': orientations },
  'ui-segmented': { 'data-size': ['sm', 'md'] satisfies SegmentedControlProps<string>['size'][] },
  'ui-separator': { 'data-orientation': orientations },
  'ui-skeleton': { 'data-shape': ['text', 'circle', 'block'] satisfies SkeletonProps['shape'][] },
  'ui-spinner': { 'data-size': sizes satisfies readonly SpinnerProps['size'][] },
  'ui-stack': { 'data-direction': ['row', 'column'] satisfies StackProps['direction'][] },
  'ui-table': { 'data-density': densities },
  'ui-tabs': { 'data-orientation': orientations satisfies readonly TabsProps['orientation'][] },
  'ui-text': {
    'data-tone': [
      'default',
      'muted',
      'primary',
      'accent',
      'success',
      'warning',
      'danger',
      'info',
    ] satisfies TextProps['tone'][],
  },
  'ui-toolbar': { 'data-orientation': orientations },
  'ui-top-bar': { 'data-width': ['container', 'full'] satisfies TopBarProps['width'][] },
}
