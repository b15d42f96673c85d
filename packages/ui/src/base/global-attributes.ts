import type { HTMLAttributes } from 'react'

/** What any element may carry besides a component's own props. Attributes `data-…` go the same way. */
export type GlobalAttributes = Pick<HTMLAttributes<HTMLElement>, 'dir' | 'hidden' | 'inert' | 'lang' | 'translate'>
