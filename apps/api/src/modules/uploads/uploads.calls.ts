import type { Calls } from '../../../test/calls/call.ts'
import { pixel } from '../../../test/calls/pixel.ts'
import type { uploadRoutes } from './uploads.routes.ts'

export const uploadCalls = {
  uploadImage: { body: { file: pixel } },
} satisfies Calls<keyof typeof uploadRoutes>
