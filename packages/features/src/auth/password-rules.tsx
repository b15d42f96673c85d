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
    <ul
      id={id}
      className="cn:grid cn:gap-1 cn:text-text-muted cn:text-14 cn:[&_li]:flex cn:[&_li]:items-center cn:[&_li]:gap-2 cn:[&_li[data-met]]:text-success cn:[&_svg]:size-4 cn:[&_svg]:flex-none"
    >
      {rules.map(({ name, isMet }) => (
        <li key={name} data-met={isMet || undefined}>
          {isMet ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
          {t(`rules.${name}`, passwordLength)}
          <VisuallyHidden>{t(isMet ? 'rules.met' : 'rules.open')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
