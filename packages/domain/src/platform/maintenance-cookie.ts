/** Kept in the browser of a signed-in administrator of the platform, so that a reload during maintenance opens the page (ADM-SET-12). */
export const maintenanceCookie = { name: 'maintenance', value: 'works' } as const
