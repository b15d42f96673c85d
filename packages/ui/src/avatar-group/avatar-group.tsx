import type { ComponentProps } from 'react'
import { Avatar, type AvatarProps } from '../avatar/avatar.tsx'
import { avatarVariants } from '../avatar/avatar-variants.ts'
import { classNames } from '../base/class-names.ts'
import { withoutNulls } from '../base/without-nulls.ts'
import { useUi } from '../ui-provider/ui-context.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface AvatarGroupPerson {
  /** Different from person to person; default the name. */
  id?: string
  name: string
  src?: string
}

export interface AvatarGroupProps extends Omit<ComponentProps<'ul'>, 'children'>, Pick<AvatarProps, 'size' | 'shape'> {
  /** Names the list, e.g. "Người theo dõi". */
  label: string
  people: readonly AvatarGroupPerson[]
  /** Avatars shown; the others are counted. Default 4. */
  max?: number
  /** All people, where `people` are only the first of them. */
  total?: number
}

/** Several people or shops in the space of a few, with the count of the others. */
export function AvatarGroup(props: AvatarGroupProps) {
  const { label, people, max = 4, total, size = 'md', shape, className, ...rest } = withoutNulls(props)
  const { labels } = useUi()
  const shown = people.slice(0, Math.max(1, max))
  const others = Math.max(total ?? 0, people.length) - shown.length
  return (
    <ul {...rest} aria-label={label} className={classNames('ui-avatar-group', className)}>
      {shown.map(({ id, name, src }) => (
        <li key={id ?? name}>
          <Avatar name={name} src={src} size={size} shape={shape} />
        </li>
      ))}
      {others > 0 && (
        <li>
          <span className={avatarVariants({ size, shape, className: 'ui-avatar-others' })}>
            <span aria-hidden="true">{others > 99 ? '99+' : `+${others}`}</span>
            <VisuallyHidden>{labels.andOthers(others)}</VisuallyHidden>
          </span>
        </li>
      )}
    </ul>
  )
}
