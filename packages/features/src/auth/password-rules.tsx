import { passwordLength } from '@chonoi/domain'
import { useTranslation } from '@chonoi/i18n/react'
import { TickedList } from '../forms/ticked-list.tsx'

export interface PasswordRulesProps {
  id: string
  password: string
  /** The repeated password; undefined when there is no such field. */
  repeated?: string
}

/** Lists the password rules and ticks them off during typing. */
export function PasswordRules({ id, password, repeated }: PasswordRulesProps) {
  const { t } = useTranslation('auth')
  const length = [...password].length
  const rules = [
    { name: 'length', isMet: length >= passwordLength.min && length <= passwordLength.max },
    ...(repeated === undefined ? [] : [{ name: 'repeated', isMet: password !== '' && password === repeated } as const]),
  ] as const
  return (
    <TickedList
      id={id}
      items={rules.map((rule) => ({ ...rule, label: t(`rules.${rule.name}`, passwordLength) }))}
      words={{ met: t('rules.met'), open: t('rules.open') }}
    />
  )
}
