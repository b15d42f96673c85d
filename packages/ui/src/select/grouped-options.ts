export interface OptionGroup<Option> {
  /** Undefined for options without a group. */
  group: string | undefined
  options: Option[]
}

/** Puts the options of each group together, in the order of the first of each; those without one stay where they are. */
export function groupedOptions<Option extends { group?: string }>(options: readonly Option[]): OptionGroup<Option>[] {
  const groups: OptionGroup<Option>[] = []
  for (const option of options) {
    const group = option.group ?? undefined
    const last = groups.at(-1)
    const known =
      group === undefined ? (last?.group === undefined ? last : undefined) : groups.find((one) => one.group === group)
    if (known) known.options.push(option)
    else groups.push({ group, options: [option] })
  }
  return groups
}
