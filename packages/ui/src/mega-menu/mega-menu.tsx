import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../base/class-names.ts'
import { useMergedRefs } from '../base/merge-refs.ts'
import { BareLink } from '../link/link.tsx'

export interface MegaMenuLink {
  label: string
  href: string
  /** Secondary text on a second line. */
  description?: string
}

export interface MegaMenuGroup {
  title: string
  links: readonly MegaMenuLink[]
}

export interface MegaMenuSection {
  id: string
  label: string
  /** A plain link when there are no groups. */
  href?: string
  groups?: readonly MegaMenuGroup[]
  /** Content beside the groups, e.g. seasonal products. */
  aside?: ReactNode
}

export interface MegaMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Names the navigation. */
  label: string
  sections: readonly MegaMenuSection[]
  /** The current page, used to mark its link. */
  currentHref?: string
}

/**
 * The main navigation of a wide screen: buttons that each open a panel of links. Exposed as a list of links, not as a
 * menu: Tab moves through the links, left and right move between the buttons, Escape closes.
 */
export function MegaMenu({ label, sections, currentHref, className, ref, ...rest }: MegaMenuProps) {
  const baseId = useId()
  const nav = useRef<HTMLElement>(null)
  const mergedRef = useMergedRefs(nav, ref)
  const [openId, setOpenId] = useState<string>()

  useEffect(() => {
    if (openId === undefined) return undefined
    function closeOutside(event: Event) {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpenId(undefined)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [openId])

  function handleKey(event: KeyboardEvent) {
    const tops = [...(nav.current?.querySelectorAll<HTMLElement>('.ui-mega-menu-top') ?? [])]
    const index = tops.findIndex((top) => top === event.target)
    if (event.key === 'Escape' && openId !== undefined) {
      event.preventDefault()
      tops.find((top) => top.getAttribute('aria-expanded') === 'true')?.focus()
      setOpenId(undefined)
    } else if (index >= 0 && (event.key === 'ArrowRight' || event.key === 'ArrowLeft')) {
      event.preventDefault()
      tops[(index + (event.key === 'ArrowRight' ? 1 : -1) + tops.length) % tops.length]?.focus()
    }
  }

  const isCurrent = (href: string) => (href === currentHref ? 'page' : undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
    <nav
      {...rest}
      ref={mergedRef}
      aria-label={label}
      className={classNames('ui-mega-menu', className)}
      onKeyDown={handleKey}
    >
      <ul className="ui-mega-menu-list">
        {sections.map((section) => {
          const panelId = `${baseId}-${section.id}`
          const isOpen = section.id === openId
          if (!section.groups) {
            return (
              <li key={section.id}>
                <BareLink
                  href={section.href ?? ''}
                  className="ui-mega-menu-top"
                  aria-current={isCurrent(section.href ?? '')}
                >
                  {section.label}
                </BareLink>
              </li>
            )
          }
          return (
            <li key={section.id}>
              <button
                type="button"
                className="ui-mega-menu-top"
                aria-expanded={isOpen}
                aria-controls={panelId}
                onClick={() => setOpenId(isOpen ? undefined : section.id)}
              >
                {section.label}
                <ChevronDown aria-hidden="true" />
              </button>
              <div id={panelId} className="ui-mega-menu-panel" hidden={!isOpen}>
                {section.groups.map((group, index) => (
                  <div key={group.title} className="ui-mega-menu-group">
                    <p id={`${panelId}-${index}`} className="ui-mega-menu-title">
                      {group.title}
                    </p>
                    <ul aria-labelledby={`${panelId}-${index}`}>
                      {group.links.map((link) => (
                        <li key={link.href}>
                          <BareLink
                            href={link.href}
                            className="ui-mega-menu-link"
                            aria-current={isCurrent(link.href)}
                            onClick={() => setOpenId(undefined)}
                          >
                            {link.label}
                            {link.description && <span className="ui-mega-menu-description">{link.description}</span>}
                          </BareLink>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
                {section.aside && <div className="ui-mega-menu-aside">{section.aside}</div>}
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
