/** What push messages are sent to. */
export const pushDeviceTypes = ['WEB', 'ANDROID', 'IOS'] as const
