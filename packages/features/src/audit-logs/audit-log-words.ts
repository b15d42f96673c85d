import type { AuditLog, AuditOption } from '@chonoi/contract'
import type { TFunction } from '@chonoi/i18n'
import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../app/preferences.tsx'
import { useApi } from '../app/services.tsx'
import { auditLogQueries } from './audit-logs-queries.ts'

/** Returns the label of an option in the reader's language. */
export function useOptionLabel() {
  const { language } = usePreferences()
  return ({ label, vietnameseLabel }: AuditOption) => (language === 'vi' ? vietnameseLabel : label)
}

/** Returns the texts of an entry in the reader's language. */
export function useAuditWords() {
  const { language } = usePreferences()
  const queries = auditLogQueries(useApi())
  const actions = useQuery(queries.actions())
  const entityTypes = useQuery(queries.entityTypes())
  const labelOf = useOptionLabel()
  const find = (options: readonly AuditOption[] | undefined, value: string) => {
    const option = options?.find((one) => one.value === value)
    return option ? labelOf(option) : value
  }
  return {
    /** Rows that are drawn before would grow when their words come. */
    isPending: actions.isPending || entityTypes.isPending,
    descriptionOf: (log: AuditLog) => (language === 'vi' ? log.vietnameseDescription : log.description),
    actionOf: (log: AuditLog) => find(actions.data, log.action),
    entityTypeOf: (log: AuditLog) => find(entityTypes.data, log.entityType),
  }
}

export type AuditWords = ReturnType<typeof useAuditWords>

/** The name of whoever has no address in an entry: the system, or somebody whose sign-in was refused. */
export const nobody = (t: TFunction<['auditLogs', 'roles']>, action: string): string =>
  action === 'auth.login_refused' ? t('auditLogs:noAccount') : t('auditLogs:system')
