import { Heading } from '@chonoi/ui/heading'
import type { ReactNode } from 'react'

export interface StateHeadingProps {
  icon: ReactNode
  title: string
  text: string
  /** Links to continue. */
  children: ReactNode
}

/** A page that consists of a message and links to continue. */
export function StateHeading({ icon, title, text, children }: StateHeadingProps) {
  return (
    <>
      <span
        className="cn:grid cn:place-items-center cn:not-has-[.shell-boat]:size-18 cn:not-has-[.shell-boat]:rounded-full cn:not-has-[.shell-boat]:bg-primary-subtle cn:text-on-primary-subtle cn:[&>svg:not(.shell-boat)]:size-8"
        aria-hidden="true"
      >
        {icon}
      </span>
      <Heading level={1} size={24}>
        {title}
      </Heading>
      <p className="cn:max-w-136 cn:text-text-muted">{text}</p>
      <div className="cn:flex cn:flex-wrap cn:justify-center cn:gap-3">{children}</div>
    </>
  )
}
