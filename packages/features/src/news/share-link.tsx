import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { CopyButton } from '@chonoi/ui/copy-button'
import { Share2 } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'

export interface ShareLinkProps {
  title: string
  address: string
}

const never = () => () => undefined

/** Shares the address with the browser's own list of people and apps; one without such a list, or that refuses, copies it. */
export function ShareLink({ title, address }: ShareLinkProps) {
  const { t } = useTranslation('news')
  const canShare = useSyncExternalStore(never, hasShare, () => false)
  const [isRefused, setRefused] = useState(false)
  if (!canShare || isRefused)
    return <CopyButton text={address} label={t('copyLink')} isLabelShown className="cn:print:hidden" />

  async function share() {
    try {
      await navigator.share({ title, url: address })
    } catch (error) {
      // The reader closed the list.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setRefused(true)
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      // About as wide as the other button, which is there until the browser is known.
      className="cn:min-w-28 cn:print:hidden"
      iconStart={<Share2 aria-hidden="true" />}
      onClick={() => void share()}
    >
      {t('share')}
    </Button>
  )
}

const hasShare = () => typeof navigator.share === 'function'
