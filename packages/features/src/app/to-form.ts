/** Writes the fields of a body with a file as a form: the `bodySerializer` of a call that uploads. */
export function toForm(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value as Blob | string)
  return form
}
