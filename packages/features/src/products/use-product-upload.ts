import type { UploadedFile } from '@chonoi/ui/file-upload'
import { useRef, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useAction } from '../app/use-action.ts'
import { productImageActions } from './managed-products-queries.ts'

export interface ProductUpload {
  /** Uploads in progress or refused; finished ones are among the images. */
  files: readonly UploadedFile[]
  add: (files: File[]) => void
  remove: (id: string) => void
}

/** Uploads images one after the other, to keep the chosen order. */
export function useProductUpload(productId: string): ProductUpload {
  const { i18n } = useTranslation('errors')
  const adding = useAction(productImageActions.add(productId))
  const [files, setFiles] = useState<readonly UploadedFile[]>([])
  const stops = useRef(new Map<string, AbortController>())
  const previews = useRef(new Map<string, string>())
  const turn = useRef(Promise.resolve())

  function drop(id: string) {
    URL.revokeObjectURL(previews.current.get(id) ?? '')
    previews.current.delete(id)
    setFiles((before) => before.filter((file) => file.id !== id))
  }
  const change = (id: string, facts: Partial<UploadedFile>) =>
    setFiles((before) => before.map((file) => (file.id === id ? { ...file, ...facts } : file)))

  async function send(id: string, file: File, signal: AbortSignal) {
    if (signal.aborted) return
    try {
      await adding.submit({ file, signal })
      drop(id)
    } catch (error) {
      if (!signal.aborted) change(id, { error: problemWords(i18n, error) })
    } finally {
      stops.current.delete(id)
    }
  }

  return {
    files,
    add(chosen) {
      for (const file of chosen) {
        const id = crypto.randomUUID()
        const stop = new AbortController()
        const previewUrl = URL.createObjectURL(file)
        stops.current.set(id, stop)
        previews.current.set(id, previewUrl)
        setFiles((before) => [...before, { id, name: file.name, size: file.size, progress: 0, previewUrl }])
        turn.current = turn.current.then(() => {
          change(id, { progress: 0.5 })
          return send(id, file, stop.signal)
        })
      }
    },
    remove(id) {
      stops.current.get(id)?.abort()
      drop(id)
    },
  }
}
