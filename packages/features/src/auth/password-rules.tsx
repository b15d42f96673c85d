import { passwordLength } from '@chonoi/domain'
import { VisuallyHidden } from '@chonoi/ui/visually-hidden'
import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from '@chonoi/i18n/react'

export interface PasswordRulesProps {
  id: string
  password: string
  /** What was typed the second time; undefined when nothing has to be repeated. */
  repeated?: string
}

/** What a password must be, ticked off while it is typed. */
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
