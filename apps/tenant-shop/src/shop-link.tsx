import type { UiLinkProps } from '@chonoi/ui/ui-provider'
import { useRouter } from '@tanstack/react-router'
import { addressOf } from './shop-navigation.ts'

/** Renders the kit's links: followed by the router when they lead to a screen of this shop, else by the browser. */
export function ShopLink({ href = '', onClick, children, ...rest }: UiLinkProps) {
  const router = useRouter()
  const address = addressOf(router, href)
  return (
    <a
      {...rest}
      href={address}
      onClick={(event) => {
        onClick?.(event)
        const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
        const { origin, href: target } = new URL(address, location.href)
        if (event.defaultPrevented || isForBrowser || rest.target || origin !== location.origin) return
        event.preventDefault()
        void router.navigate({ href: target.slice(origin.length) })
      }}
    >
      {children}
    </a>
  )
}
