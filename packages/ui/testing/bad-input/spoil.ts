import { cloneElement, type ElementType, isValidElement } from 'react'

export type Spoil = (type: ElementType, props: Record<string, unknown>) => Record<string, unknown>

let spoil: Spoil | undefined

/** Sets the function that replaces the props of all elements in stories; undefined keeps them. */
export function spoilWith(next: Spoil | undefined): void {
  spoil = next
}

export const spoilProps: Spoil = (type, props) => (spoil ? spoil(type, props) : props)

/** Replaces the props of elements that a story file created at import, before the replacement was set. */
export function spoilWritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoilWritten)
  if (!isValidElement<Record<string, unknown>>(value)) return value
  const props = spoilProps(value.type as ElementType, value.props)
  return cloneElement(value, { ...props, children: spoilWritten(props.children) })
}

export const spoilWrittenIn = (args: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, spoilWritten(value)]))
