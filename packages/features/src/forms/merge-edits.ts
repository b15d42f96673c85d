const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that were changed since a version was read. */
export const editedFields = <Fields extends object>(read: Fields, own: Fields): (keyof Fields)[] =>
  (Object.keys(own) as (keyof Fields)[]).filter((name) => !isSame(own[name], read[name]))

/** Fields by name, of those given. */
export const pickFields = <Fields extends object>(fields: Fields, names: readonly (keyof Fields)[]): Partial<Fields> =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>

/**
 * What was typed since a version was read, over the version that somebody else saved meanwhile, and the fields that both
 * changed, each to something else.
 */
export function mergeEdits<Fields extends object>(read: Fields, own: Fields, theirs: Fields) {
  const edited = editedFields(read, own)
  return {
    merged: { ...theirs, ...pickFields(own, edited) },
    disputed: edited.filter((name) => !isSame(theirs[name], read[name]) && !isSame(theirs[name], own[name])),
  }
}
