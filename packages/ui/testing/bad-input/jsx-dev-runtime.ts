import type { ElementType, Key } from 'react'
import { Fragment, jsxDEV as jsxOfReact } from 'react/jsx-dev-runtime'
import { spoilProps } from './spoil.ts'

export { Fragment }

type Rest = Parameters<typeof jsxOfReact> extends [unknown, unknown, unknown, ...infer Others] ? Others : never

/** Creates elements of stories like React's runtime, with props replaced by the running test. */
export function jsxDEV(type: ElementType, props: Record<string, unknown>, key: Key | undefined, ...rest: Rest) {
  return jsxOfReact(type, spoilProps(type, props), key, ...rest)
}
