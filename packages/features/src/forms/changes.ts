declare const isChange: unique symbol

/**
 * Fields of a stored row that were changed, with the version that they were changed in. Made by `editedRow` for a form and
 * by `changeOf` for a button. An action that takes them can't be given the values of a whole form, which would put back
 * what was set meanwhile.
 */
export type Changes<Body extends object> = Body & { readonly [isChange]: true }

/** The fields that a button sets, whatever else was changed. */
export const changeOf = <Body extends object>(fields: Body): Changes<Body> => fields as Changes<Body>
