const people = ['superadmin', 'admin', 'shopadmin', 'seller', 'customer', 'user', 'multi'] as const

/** The demo's people, described in README.md. */
export type DemoAccount = `${(typeof people)[number]}@chonoi.test`

export const demoAccounts = people.map((name): DemoAccount => `${name}@chonoi.test`)

/** The CSRF token that the snapshot's sessions are bound to. */
export const demoCsrfToken = '5d'.repeat(32)

/** The address from which a story's calls come. */
export const storyAddress = '203.0.113.7'
