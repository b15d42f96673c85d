import { useTranslation } from '@chonoi/i18n/react'
import { useEffect, useState } from 'react'

const secondMs = 1000
const minuteSeconds = 60

const clock = (seconds: number) =>
  `${Math.floor(seconds / minuteSeconds)}:${String(seconds % minuteSeconds).padStart(2, '0')}`

export interface RetryCountdownProps {
  /** Why to wait, and about how long. */
  message: string
  /** Seconds to wait, as the server gave them. */
  seconds: number
}

/** Shows why to wait with a countdown. Screen readers hear the message alone, and once more when the wait is over. */
export function RetryCountdown({ message, seconds }: RetryCountdownProps) {
  const { t } = useTranslation('common')
  const [end] = useState(() => Date.now() + seconds * secondMs)
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((end - Date.now()) / secondMs))), secondMs)
    return () => clearInterval(timer)
  }, [end])
  if (left === 0) return <>{t('retry.now')}</>
  return (
    <>
      {message}{' '}
      <span aria-hidden="true" className="cn:tabular-nums cn:font-semibold">
        {clock(left)}
      </span>
    </>
  )
}
