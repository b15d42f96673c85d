/** Kept in the browser of a signed-in super administrator, so that a reload during maintenance opens the page (ADM-SET-12). */
export const maintenanceCookie = { name: 'maintenance', value: 'works' } as const
