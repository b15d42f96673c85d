import type { AuditOption } from '@chonoi/contract'
import { type I18n, textOf } from '@chonoi/i18n'
import { mailWords } from '../../mail/mail-words.ts'

const load = async () => ({
  vi: await mailWords('vi', ['audit', 'auditLogs']),
  en: await mailWords('en', ['auditLogs']),
})
let loaded: ReturnType<typeof load> | undefined

const keysOf = (i18n: I18n, namespace: 'audit' | 'auditLogs') =>
  Object.keys(i18n.getResourceBundle('vi', namespace) as Record<string, string>).toSorted()

/** Every action that the server writes, labelled by its area and what was done. */
export async function actionOptions(): Promise<AuditOption[]> {
  const { vi, en } = await (loaded ??= load())
  return keysOf(vi, 'audit').map((value) => {
    const [area, verb] = value.split('.')
    const label = (i18n: I18n) =>
      `${textOf(i18n, 'auditLogs', `area.${area}`)}: ${textOf(i18n, 'auditLogs', `verb.${verb}`)}`
    return { value, label: label(en), vietnameseLabel: label(vi) }
  })
}

/** Everything that an entry can be about. */
export async function entityTypeOptions(): Promise<AuditOption[]> {
  const { vi, en } = await (loaded ??= load())
  const label = (i18n: I18n, key: string) => textOf(i18n, 'auditLogs', key) ?? key
  return keysOf(vi, 'auditLogs')
    .filter((key) => key.startsWith('entity.'))
    .map((key) => ({ value: key.slice('entity.'.length), label: label(en, key), vietnameseLabel: label(vi, key) }))
}
