import { cloneElement, type ComponentProps, type ReactElement, type Ref, useEffect, useRef } from 'react'
import { mergeProps } from 'react-aria/mergeProps'
import { useFocusable } from 'react-aria/useFocusable'
import { usePress } from 'react-aria/usePress'
import type { Pressable } from 'react-aria-components'
import { useMergedRefs } from './merge-refs.ts'

export interface OverlayTriggerProps {
  /** One element that accepts a ref and rest props. */
  children: ComponentProps<typeof Pressable>['children']
}

/** The part of an element that decides about its presses. */
interface TriggerProps {
  disabled?: boolean | undefined
  ref?: Ref<HTMLElement>
}

/**
 * Makes a button open the menu, popover or dialog around it. Stands for React Aria's Pressable, which takes a disabled
 * button, and every button that is drawn behind an open dialog, for one that no key can reach, and says so in the
 * console.
 */
export function OverlayTrigger({ children }: OverlayTriggerProps): ReactElement {
  const ref = useRef<HTMLElement>(null)
  const trigger: ReactElement<typeof children.props & TriggerProps> = children
  const { props } = trigger
  const isDisabled = props.disabled === true
  const { pressProps } = usePress({ ref, isDisabled })
  const { focusableProps } = useFocusable({ isDisabled }, ref)
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && !takesFocus(ref.current)) console.error(unreachable)
  }, [])
  const mergedRef = useMergedRefs<HTMLElement>(ref, props.ref)
  return cloneElement(trigger, { ...mergeProps(pressProps, focusableProps, props), ref: mergedRef })
}

const unreachable =
  'The trigger of an overlay must be one element that takes the focus, and passes on its ref and props.'

/** Whether keys can reach an element once it is enabled and nothing covers it. */
const takesFocus = (element: HTMLElement | null) =>
  element !== null && (element.tabIndex >= 0 || element.hasAttribute('tabindex'))
