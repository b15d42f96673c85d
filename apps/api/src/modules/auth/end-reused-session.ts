import { href } from '@chonoi/domain'
import type { Queries } from '../../database/database.ts'
import type { RequestContext } from '../../http/context.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { notify } from '../notifications/notify.ts'
import { revokeSession, type SessionRow } from './sessions.store.ts'

/** Ends a session whose old refresh token came back, and tells its owner: one of two who hold its tokens is a thief. */
export async function endReusedSession(context: RequestContext, queries: Queries, session: SessionRow): Promise<void> {
  await revokeSession(queries, session.id, 'refresh_reused')
  await notify(queries, session.userId, {
    type: 'SECURITY_ALERT',
    title: 'Một phiên đăng nhập đã bị kết thúc',
    message:
      'Mã phiên cũ được dùng lại nên phiên đã bị kết thúc để bảo vệ tài khoản. Nếu không phải bạn, hãy đổi mật khẩu.',
    link: href('/profile'),
    data: { reason: 'refresh_reused' },
  })
  await writeAudit(context, queries, {
    action: 'auth.refresh_reused',
    description: 'A replaced refresh token came back; the session was ended',
    vietnameseDescription: 'Mã làm mới cũ được dùng lại; phiên đã bị kết thúc',
    entityType: 'session',
    entityId: session.id,
    severity: 'WARNING',
    tenantId: session.currentTenantId,
  })
}
