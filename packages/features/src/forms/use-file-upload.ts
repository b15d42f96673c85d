import type { UploadedFile } from '@chonoi/ui/file-upload'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { type Action, useAction } from '../app/use-action.ts'

export interface FileUploading {
  files: readonly UploadedFile[]
  isUploading: boolean
  /** The server's answer, sent with the form. */
  url: string | undefined
  add: (files: File[]) => void
  remove: () => void
}

/** Uploads a file as soon as it is chosen; another one replaces it. */
export function useFileUpload(action: Action<{ file: File; signal: AbortSignal }, { url: string }>): FileUploading {
  const { i18n } = useTranslation('errors')
  const upload = useAction(action)
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [url, setUrl] = useState<string>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function add([chosen]: File[]) {
    if (!chosen) return
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const facts = { id: crypto.randomUUID(), name: chosen.name, size: chosen.size }
    setUrl(undefined)
    setFile({ ...facts, progress: 0 })
    try {
      const answer = await upload.submit({ file: chosen, signal: abort.signal })
      if (abort.signal.aborted) return
      setUrl(answer.url)
      setFile({ ...facts, isDone: true })
    } catch (error) {
      if (!abort.signal.aborted) setFile({ ...facts, error: problemWords(i18n, error) })
    }
  }

  function remove() {
    running.current?.abort()
    setFile(null)
    setUrl(undefined)
  }

  return {
    files: file ? [file] : [],
    isUploading: file?.progress !== undefined,
    url,
    add: (files) => void add(files),
    remove,
  }
}
