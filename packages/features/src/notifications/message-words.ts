import type { OrderNotification } from '@chonoi/contract'
import { orderMessageTypes } from '@chonoi/domain'
import type { TFunction } from '@chonoi/i18n'

type Type = OrderNotification['type']
type WrittenType = (typeof orderMessageTypes)[number]

export const isWritten = (type: Type): type is WrittenType => orderMessageTypes.some((one) => one === type)

/** The name of a kind of message: the title of what the system sends, or what a person writes about. */
export const typeText = (t: TFunction<['orderMessages', 'notifications']>, type: Type): string =>
  isWritten(type) ? t(`orderMessages:type.${type}`) : t(`notifications:type.${type}`)
