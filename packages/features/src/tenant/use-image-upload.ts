import { useTranslation } from '@chonoi/i18n/react'
import type { UploadedFile } from '@chonoi/ui/file-upload'
import { useEffect, useRef, useState } from 'react'
import { problemWords } from '../app/problem-words.ts'
import { useAction } from '../app/use-action.ts'
import { tenantActions } from './tenant-queries.ts'

/** Uploads an image as soon as it is chosen; another one replaces it. */
export function useImageUpload(onDone: (url: string) => void) {
  const { i18n } = useTranslation('errors')
  const upload = useAction(tenantActions.uploadImage())
  const [file, setFile] = useState<UploadedFile | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function add([chosen]: File[]) {
    if (!chosen) return
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const facts = { id: crypto.randomUUID(), name: chosen.name, size: chosen.size }
    setFile({ ...facts, progress: 0 })
    try {
      const { url } = await upload.submit({ file: chosen, signal: abort.signal })
      if (abort.signal.aborted) return
      setFile(null)
      onDone(url)
    } catch (error) {
      if (!abort.signal.aborted) setFile({ ...facts, error: problemWords(i18n, error) })
    }
  }
  function clear() {
    running.current?.abort()
    setFile(null)
  }
  return { files: file ? [file] : [], add: (files: File[]) => void add(files), clear }
}
