import type { NewsMedia } from '@chonoi/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'

const MediaPicker = lazy(() => import('./media-picker.tsx'))

export interface MediaPickerState {
  /** Opens the library; resolves to the chosen picture, or to nothing when it is closed. */
  choose: () => Promise<NewsMedia | undefined>
  /** The dialog; to be rendered. */
  picker: ReactNode
}

export function useMediaPicker(): MediaPickerState {
  const [answer, setAnswer] = useState<{ give: (media?: NewsMedia) => void }>()
  return {
    choose: () =>
      new Promise((resolve) => {
        setAnswer({
          give(media) {
            setAnswer(undefined)
            resolve(media)
          },
        })
      }),
    picker: answer && (
      <Suspense>
        <MediaPicker onClose={answer.give} />
      </Suspense>
    ),
  }
}
