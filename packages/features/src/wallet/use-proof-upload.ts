import type { UploadedFile } from '@chonoi/ui/file-upload'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '@chonoi/i18n/react'
import { problemWords } from '../app/problem-words.ts'
import { useAction } from '../app/use-action.ts'
import { depositActions } from '../deposits/deposits-queries.ts'

export interface ProofUpload {
  files: readonly UploadedFile[]
  isUploading: boolean
  /** The server's answer, sent with the deposit. */
  proofUrl: string | undefined
  add: (files: File[]) => void
  remove: () => void
}

/** Uploads the receipt as soon as it is chosen; another one replaces it. */
export function useProofUpload(): ProofUpload {
  const { i18n } = useTranslation('errors')
  const upload = useAction(depositActions.uploadProof())
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [proofUrl, setProofUrl] = useState<string>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function add([chosen]: File[]) {
    if (!chosen) return
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const facts = { id: crypto.randomUUID(), name: chosen.name, size: chosen.size }
    setProofUrl(undefined)
    setFile({ ...facts, progress: 0 })
    try {
      const { url } = await upload.submit({ file: chosen, signal: abort.signal })
      if (abort.signal.aborted) return
      setProofUrl(url)
      setFile({ ...facts, isDone: true })
    } catch (error) {
      if (!abort.signal.aborted) setFile({ ...facts, error: problemWords(i18n, error) })
    }
  }

  function remove() {
    running.current?.abort()
    setFile(null)
    setProofUrl(undefined)
  }

  return {
    files: file ? [file] : [],
    isUploading: file?.progress !== undefined,
    proofUrl,
    add: (files) => void add(files),
    remove,
  }
}
