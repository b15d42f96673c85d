import { defaultAccessibilitySettings } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { Button } from '@chonoi/ui/button'
import { Card } from '@chonoi/ui/card'
import { Slider } from '@chonoi/ui/slider'
import { Stack } from '@chonoi/ui/stack'
import { Switch } from '@chonoi/ui/switch'
import { useEffect, useState } from 'react'
import { keepVolume, readVolume } from '../app/notification-volume.ts'
import { playChime } from '../app/play-chime.ts'

const step = 5

/** Whether new notifications make a sound in this browser, and how loud (A11Y-07, A11Y-09). */
export function NotificationSoundCard() {
  const { t } = useTranslation('account')
  const [volume, setVolume] = useState<number>()
  // The server can't render it: it is in this browser's storage.
  useEffect(() => setVolume(readVolume()), [])
  const choose = (percent: number | undefined) => setVolume(keepVolume(percent))
  return (
    <Card title={t('settings.sound')} description={t('settings.soundText')}>
      <Stack gap={4}>
        <Switch
          label={t('settings.soundOn')}
          checked={volume !== undefined}
          onChange={(event) => choose(event.currentTarget.checked ? defaultAccessibilitySettings.volume : undefined)}
        />
        {volume !== undefined && (
          <>
            <Slider
              label={t('settings.volume')}
              value={volume}
              onChange={choose}
              step={step}
              format={(percent) => `${percent}%`}
            />
            <div>
              <Button variant="secondary" onClick={() => void playChime(volume)}>
                {t('settings.soundTry')}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Card>
  )
}
