import { useNavigation } from '@chonoi/features/app/navigation'
import type { UiLinkProps } from '@chonoi/ui/ui-provider'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { parsePageSearch } from './search-params.ts'

/** Whether to leave the link to the browser: another window, a download, a modifier key. */
function isForBrowser(event: MouseEvent<HTMLAnchorElement>, props: UiLinkProps): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    hasKey ||
    (props.target !== undefined && props.target !== '_self') ||
    props.download !== undefined
  )
}

/** Renders the kit's links: a real anchor, followed by the router, with preloading on intent. */
export function RouterLink(props: UiLinkProps) {
  const router = useRouter()
  const { navigate } = useNavigation()
  const { href, onClick, onMouseEnter, onTouchStart, onFocus, children, ...rest } = props
  const preload = () => {
    const url = new URL(href ?? '/', 'http://site.internal')
    void router.preloadRoute({ to: url.pathname, search: parsePageSearch(url.search) as never }).catch(() => undefined)
  }
  return (
    <a
      {...rest}
      href={href}
      onMouseEnter={(event) => {
        onMouseEnter?.(event)
        preload()
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event)
        preload()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        preload()
      }}
      onClick={(event) => {
        onClick?.(event)
        if (isForBrowser(event, props) || !href) return
        event.preventDefault()
        navigate(new URL(href, location.href).href.slice(location.origin.length))
      }}
    >
      {children}
    </a>
  )
}
