import { Heading } from '@chonoi/ui/heading'
import type { ReactNode } from 'react'

export interface StateHeadingProps {
  icon: ReactNode
  title: string
  text: string
  /** The ways on. */
  children: ReactNode
}

/** A page that is only a message: what is the matter, and the ways on. */
export function StateHeading({ icon, title, text, children }: StateHeadingProps) {
  return (
    <>
      <span className="shell-state-icon" aria-hidden="true">
        {icon}
      </span>
      <Heading level={1} size={24}>
        {title}
      </Heading>
      <p className="shell-state-text">{text}</p>
      <div className="shell-state-actions">{children}</div>
    </>
  )
}
