import { useNavigation } from '@chonoi/features/app/navigation'
import type { UiLinkProps } from '@chonoi/ui/ui-provider'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { parsePageSearch } from './search-params.ts'

/** Whether the browser itself should follow: another window, a download, a key held down. */
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

/** Every link of the kit: a real anchor that the router follows, and whose page it fetches when one is about to press. */
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
