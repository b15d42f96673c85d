import type { HTMLAttributes } from 'react'

/** Attributes that any element accepts besides a component's own props, including `data-…`. */
export type GlobalAttributes = Pick<HTMLAttributes<HTMLElement>, 'dir' | 'hidden' | 'inert' | 'lang' | 'translate'>
