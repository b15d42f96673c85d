import { passwordLength } from '@chonoi/domain'
import { VisuallyHidden } from '@chonoi/ui/visually-hidden'
import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'

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
    <ul id={id} className="cn:grid cn:gap-1 cn:text-text-muted cn:text-14">
      {rules.map(({ name, isMet }) => (
        <li
          key={name}
          data-met={isMet || undefined}
          className="cn:flex cn:items-center cn:gap-2 cn:data-met:text-success"
        >
          {isMet ? (
            <CircleCheck aria-hidden="true" className="cn:size-4 cn:flex-none" />
          ) : (
            <Circle aria-hidden="true" className="cn:size-4 cn:flex-none" />
          )}
          {t(`rules.${name}`, passwordLength)}
          <VisuallyHidden>{t(isMet ? 'rules.met' : 'rules.open')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
