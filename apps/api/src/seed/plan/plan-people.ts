import { foldVietnamese } from '@chonoi/domain'
import { customers, unverified } from '../data/people.ts'
import { before, day, hour, minute, type Moments } from '../moments.ts'
import type { Random } from '../random.ts'

export interface Person {
  id: string
  email: string
  firstName: string
  lastName: string
  phone: string
  city: string
  isVerified: boolean
  createdAt: Date
}

/** The accounts of design/verification.md with which visitors sign in. */
export interface DemoAccounts {
  superAdmin: Person
  admin: Person
  shopAdmin: Person
  seller: Person
  customer: Person
  user: Person
  multi: Person
}

export const fullName = ({ lastName, firstName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  `${lastName} ${firstName}`

/**
 * Creates people with unique e-mail addresses and phone numbers. Their first name is the given name, the last in
 * Vietnamese order. As in the forms, middle names belong to the family name.
 */
export function peopleMaker(random: Random) {
  const taken = new Set<string>()
  return (
    name: readonly [family: string, others: string],
    more: { city: string; createdAt: Date; email?: string; isVerified?: boolean },
  ): Person => {
    const [family, others] = name
    const words = `${family} ${others}`.split(' ')
    const firstName = words.at(-1) ?? ''
    const lastName = words.slice(0, -1).join(' ')
    const given = foldVietnamese(others).split(' ').slice(-2).join('')
    const email = more.email ?? freeEmail(`${given}.${foldVietnamese(family).replaceAll(' ', '')}`, taken)
    taken.add(email)
    const prefix = random.pick(['090', '091', '093', '097', '098', '086', '070', '038', '035'])
    const phone = `${prefix}${random.between(2_000_000, 9_999_999)}`
    const { city, createdAt, isVerified = true } = more
    return { id: random.uuid(), email, firstName, lastName, phone, city, isVerified, createdAt }
  }
}

function freeEmail(name: string, taken: ReadonlySet<string>): string {
  for (let attempt = 1; ; attempt++) {
    const email = `${name}${attempt > 1 ? attempt : ''}@chonoi.test`
    if (!taken.has(email)) return email
  }
}

export type MakePerson = ReturnType<typeof peopleMaker>

export function planPlatformPeople(make: MakePerson, { now, opening }: Moments) {
  const joined = { createdAt: opening, city: 'Cần Thơ' }
  const superAdmin = make(['Nguyễn', 'Minh Quân'], { ...joined, email: 'superadmin@chonoi.test' })
  const admin = make(['Trần', 'Thu Hiền'], { ...joined, email: 'admin@chonoi.test' })
  const recent = (days: number) => before(now, days * day)
  const customer = make(['Nguyễn', 'Thị Mai'], {
    email: 'customer@chonoi.test',
    city: 'TP. Hồ Chí Minh',
    createdAt: recent(300),
  })
  const user = make(['Lê', 'Văn Bình'], { email: 'user@chonoi.test', city: 'Hà Nội', createdAt: recent(45) })
  const multi = make(['Đào', 'Ngọc Ánh'], { email: 'multi@chonoi.test', city: 'Đắk Lắk', createdAt: recent(210) })
  return { superAdmin, admin, customer, user, multi }
}

export function planCustomers(make: MakePerson, random: Random, { now }: Moments): Person[] {
  return customers.map(([family, others, city], index) =>
    // The first customers joined at the opening. A few joined recently, so that the growth figures are not empty.
    make([family, others], {
      city,
      createdAt: before(now, (420 - index * 9) * day - random.between(0, 20) * hour),
    }),
  )
}

/** Plans three unverified people. The newest is among the latest events. */
export const newestRegistration = 68 * minute
export function planUnverified(make: MakePerson, { now }: Moments): Person[] {
  const ages = [newestRegistration, 26 * hour, 51 * hour]
  return unverified.map((name, index) =>
    make(name, { city: 'Hà Nội', isVerified: false, createdAt: before(now, ages[index] ?? 3 * day) }),
  )
}
