import { ApiError, unwrap } from '@chonoi/api-client'
import { problemTextOr } from '@chonoi/i18n'
import { useTranslation } from '@chonoi/i18n/react'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../app/services.tsx'
import { type ArticleFields, toArticleBody } from './article-fields.ts'

export type AutosaveState =
  | { kind: 'idle' | 'saving' | 'offline' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; reason: string }

export interface Autosave {
  state: AutosaveState
  /** Runs a save of the article without drafts in between; removes the draft when it returns true. */
  whileSaving: (save: () => Promise<boolean>) => Promise<void>
  discard: () => Promise<void>
}

/** How long nothing is typed before a draft is kept. */
const quietMs = 3_000
/** How long after a lost connection it is tried again, unless the browser says earlier that it is back. */
const retryMs = 10_000

export interface Typed {
  articleId: string | undefined
  /** The `updatedAt` of the version that is edited. */
  basedOn: string | undefined
  fields: ArticleFields
  isUnsaved: boolean
}

/** Keeps what was typed as the editor's draft on the server. Never changes the article itself. */
export function useAutosave({ articleId, basedOn, fields, isUnsaved }: Typed): Autosave {
  const { i18n } = useTranslation('errors')
  const api = useApi()
  const [state, setState] = useState<AutosaveState>({ kind: 'idle' })
  const [isPaused, setPaused] = useState(false)
  const kept = useRef<string>(undefined)
  const sending = useRef<AbortController>(undefined)
  const text = JSON.stringify(fields)
  const query = articleId ? { articleId } : {}

  async function keep() {
    sending.current?.abort()
    const { signal } = (sending.current = new AbortController())
    setState({ kind: 'saving' })
    try {
      const body = { fields: toArticleBody(fields), basedOn: basedOn ?? null }
      const { savedAt } = await unwrap(api.PUT('/news/drafts', { params: { query }, body, signal }))
      kept.current = text
      setState({ kind: 'saved', at: savedAt })
    } catch (error) {
      if (signal.aborted) return
      const isRefused = error instanceof ApiError && error.status > 0
      setState(
        isRefused ? { kind: 'failed', reason: problemTextOr(i18n, error.code, 'http.other') } : { kind: 'offline' },
      )
    }
  }
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => {
    if (!isUnsaved || isPaused || text === kept.current) return
    const timer = setTimeout(() => void latest.current(), quietMs)
    return () => clearTimeout(timer)
  }, [text, isUnsaved, isPaused])
  useEffect(() => {
    if (state.kind !== 'offline' || isPaused) return
    const again = () => void latest.current()
    const timer = setTimeout(again, retryMs)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [state, isPaused])
  useEffect(() => () => sending.current?.abort(), [])

  async function discard() {
    sending.current?.abort()
    kept.current = undefined
    setState({ kind: 'idle' })
    await unwrap(api.DELETE('/news/drafts', { params: { query } }))
  }
  return {
    state,
    discard,
    async whileSaving(save) {
      setPaused(true)
      sending.current?.abort()
      try {
        // A draft that stays equals the saved text, and is then not shown.
        if (await save()) await discard().catch(() => {})
      } finally {
        setPaused(false)
      }
    },
  }
}
