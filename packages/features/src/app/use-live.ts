import { useEffect, useSyncExternalStore } from 'react'
import { useServices } from './services.tsx'

const nothing = () => () => {}

/** Whether changes arrive as they happen. Never on the server. */
function useIsLive(): boolean {
  const live = useServices().connection?.live
  return useSyncExternalStore(live?.isLive.subscribe ?? nothing, live?.isLive.getSnapshot ?? (() => false), () => false)
}

/** The options of a query that polls, without its polling while changes arrive by themselves. */
export function usePolledUnlessLive<Options extends { refetchInterval?: unknown }>(options: Options): Options {
  return useIsLive() ? { ...options, refetchInterval: false } : options
}

/** Hears of changes of a product's stock and price while the component is shown. */
export function useWatchedProduct(id: string): void {
  const live = useServices().connection?.live
  useEffect(() => live?.watch([id]), [live, id])
}
