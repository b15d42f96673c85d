import type { BodyOf, User } from '@chonoi/contract'
import { newUserValidator, type Role, validateUser, type Validator } from '@chonoi/domain'

/** The form of an account. Address and password are written for a new one only. */
export interface UserFields {
  email: string
  passwordBy: 'link' | 'typed'
  password: string
  firstName: string
  lastName: string
  phone: string
  role: Role | ''
  isActive: boolean
  isVerified: boolean
}

export const emptyUser: UserFields = {
  ...{ email: '', passwordBy: 'link', password: '', firstName: '', lastName: '', phone: '', role: '' },
  ...{ isActive: true, isVerified: false },
}

export const storedUser = (user: User): UserFields => ({
  ...emptyUser,
  ...{ email: user.email, firstName: user.firstName, lastName: user.lastName, phone: user.phone ?? '' },
  ...{ role: user.role, isActive: user.isActive, isVerified: user.isVerified },
})

const validateNew = newUserValidator()

export const validateFields =
  (isNew: boolean): Validator<UserFields> =>
  (fields) =>
    isNew ? validateNew({ ...fields, passwordLink: fields.passwordBy === 'link' }) : validateUser(fields)

/** ADM-USR-07. */
export const toNewUser = ({
  email,
  passwordBy,
  password,
  firstName,
  lastName,
  phone,
  role,
}: UserFields): BodyOf<'createUser'> => ({
  ...{ email: email.trim(), firstName, lastName, phone: phone.trim() || null, isActive: true },
  role: role || 'CUSTOMER',
  ...(passwordBy === 'link' ? { passwordLink: true } : { password }),
})

/** What can be changed of a stored account (ADM-USR-08). */
export const toStored = ({ firstName, lastName, phone, role, isActive, isVerified }: UserFields, user: User) => ({
  ...{ firstName, lastName, phone: phone.trim() || null, role: role || user.role, isActive, isVerified },
})
