const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields whose values differ from those that were read. */
export const editedFields = <Fields extends object>(read: Fields, own: Fields): (keyof Fields)[] =>
  (Object.keys(own) as (keyof Fields)[]).filter((name) => !isSame(own[name], read[name]))

/** Fields by name, of those given. */
export const pickFields = <Fields extends object>(fields: Fields, names: readonly (keyof Fields)[]): Partial<Fields> =>
  Object.fromEntries(names.map((name) => [name, fields[name]])) as Partial<Fields>

/** How fields of a form are merged. */
export interface MergeRules<Fields> {
  /** Fields that mean something only together, e.g. a kind and its value: one person's are taken, never some of each. */
  together?: readonly (readonly (keyof Fields)[])[]
  /** What two versions are compared by. Default: the fields. Leaves out what changes by itself, e.g. stock by sales. */
  comparable?: (fields: Fields) => Fields
}

/** Fields that are decided on together; most are alone. */
export type Dispute<Fields> = readonly (keyof Fields)[]

/**
 * What was typed since a version was read, over the version that somebody else saved meanwhile, and the fields that both
 * changed, each to something else.
 */
export function mergeEdits<Fields extends object>(
  read: Fields,
  own: Fields,
  theirs: Fields,
  { together = [], comparable = (fields) => fields }: MergeRules<Fields> = {},
): { merged: Fields; disputed: Dispute<Fields>[] } {
  const names = Object.keys(own) as (keyof Fields)[]
  const alone = names.filter((name) => !together.some((group) => group.includes(name)))
  const units: Dispute<Fields>[] = [...together, ...alone.map((name) => [name])]
  const differs = (one: Fields, other: Fields) => (unit: Dispute<Fields>) =>
    unit.some((name) => !isSame(one[name], other[name]))
  const edited = units.filter(differs(own, read))
  const [before, mine, stored] = [comparable(read), comparable(own), comparable(theirs)]
  return {
    merged: { ...theirs, ...pickFields(own, edited.flat()) },
    disputed: edited.filter(differs(stored, before)).filter(differs(stored, mine)),
  }
}
