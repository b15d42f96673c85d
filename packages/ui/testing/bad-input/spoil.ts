import { cloneElement, type ElementType, isValidElement } from 'react'

export type Spoil = (type: ElementType, props: Record<string, unknown>) => Record<string, unknown>

let spoil: Spoil | undefined

/** What becomes of the props of every element that stories write, from now on; without it they stay. */
export function spoilWith(next: Spoil | undefined): void {
  spoil = next
}

export const spoilProps: Spoil = (type, props) => (spoil ? spoil(type, props) : props)

/** Elements that a story file wrote when it was loaded, before anything was put in the place of their props. */
export function spoilWritten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoilWritten)
  if (!isValidElement<Record<string, unknown>>(value)) return value
  const props = spoilProps(value.type as ElementType, value.props)
  return cloneElement(value, { ...props, children: spoilWritten(props.children) })
}

export const spoilWrittenIn = (args: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(args).map(([name, value]) => [name, spoilWritten(value)]))
