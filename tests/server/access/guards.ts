/**
 * Every guard of the server and every clause that keeps somebody's things to somebody, and how each is taken away: the matrices of
 * roles and of objects must notice each of them. Where two of them stand one behind the other, both are taken away, and the race that
 * needs the second one is tested on its own (the `races.ts` of its area).
 */

/** A change of one place of a source: the text stands there once. */
export interface Edit {
  file: string
  from: string
  to: string
}

/** What must notice: rows of the role matrix, reads and places of the object matrix. */
export interface Seen {
  role?: string
  read?: string
  place?: string
}

export interface Guard {
  name: string
  edits: Edit[]
  seen: Seen
  /** Without it the server runs into a fault: there is nobody to work for. */
  crashes?: true
}

const guard = (name: string, seen: Seen, ...edits: [file: string, from: string, to: string][]): Guard => ({
  name,
  seen,
  edits: edits.map(([file, from, to]) => ({ file: `server/${file}`, from, to })),
})

const ACCESS = 'http/contract/access.ts'
const BIND = 'http/contract/bind.ts'
const RIGHTS = 'kernel/call/rights.ts'
const APPLICATION = 'modules/points/application.ts'
const POINTS = 'modules/points/handlers.ts'
const SELLERS = 'modules/team/sellers.ts'
const TEAM = 'modules/team/rights.ts'
const VISIBLE = 'modules/receipts/visible.ts'
const NEWS = 'modules/notifications/handlers.ts'
const OVERVIEW = 'modules/sales/overview.ts'
const RESERVE = 'modules/sales/reserve.ts'
const REPAIR = 'modules/sales/repair.ts'
const FILES = 'modules/files/handlers.ts'
const HOLD_FILES = 'kernel/database/lock-files.ts'
const INVOICE = 'modules/invoices/visible.ts'
const WITHDRAW = 'modules/payouts/withdraw.ts'
const SESSIONS = 'modules/auth/own-sessions.ts'
const CARDS = 'modules/cards/cards.ts'
const HANDOVERS = 'modules/handovers/links.ts'
const CHAT = 'modules/chats/history.ts'
const CERTIFICATES = 'modules/certificates/certificates.ts'

export const guards: readonly Guard[] = [
  // Roles
  {
    ...guard('a session is needed', { role: 'getBalance' }, [
      ACCESS,
      "if (!actor) return 'unauthorised'",
      'if (!actor) return null',
    ]),
    crashes: true,
  },
  guard('a role is needed', { role: 'listSales' }, [
    ACCESS,
    "if (!roles.includes(base) && !asSeller && !asAdmin) return 'forbidden'",
    '',
  ]),
  guard('the access rule is asked at all', { role: 'listSellers' }, [
    BIND,
    'const refused = accessRefusal(operation.spec, request.actor)',
    'const refused = request.actor ? null : accessRefusal(operation.spec, request.actor)',
  ]),
  guard('an administrator has the role', { role: 'listSellers' }, [ACCESS, " && actor.roles.includes('ADMIN_RT')", '']),
  guard(
    'a seller is an individual',
    { role: 'reserveTool' },
    [ACCESS, "const asSeller = roles.includes('seller') && base === 'individual'", "const asSeller = roles.includes('seller')"],
    [RIGHTS, "if (baseRole(actor) !== 'individual') return 'forbidden'", ''],
  ),
  guard('a locked person is refused', { role: 'confirmBuyerPurchase' }, [
    ACCESS,
    "if (isLockedOut(operation, actor, asAdmin ? [base, 'admin'] : [base])) return 'locked'",
    '',
  ]),
  // Gates of payouts: the session's, and the same one once more under the person's lock.
  guard('an approved INN is needed for a card', { role: 'getCardPage' }, [
    ACCESS,
    'refuses: (actor) => !actor.innApproved',
    'refuses: () => false',
  ]),
  guard('an approved INN is needed for the history', { role: 'getHistory' }, [
    ACCESS,
    'refuses: (actor) => !actor.innApproved',
    'refuses: () => false',
  ]),
  guard(
    'a locked person withdraws nothing',
    { role: 'cashOut' },
    [ACCESS, "if (isLockedOut(operation, actor, asAdmin ? [base, 'admin'] : [base])) return 'locked'", ''],
    [WITHDRAW, "if (user.locked) refuse('locked')", ''],
  ),
  guard(
    'an approved INN is needed for a withdrawal',
    { role: 'cashOut' },
    [ACCESS, 'refuses: (actor) => !actor.innApproved', 'refuses: () => false'],
    [WITHDRAW, "if (user.taxStatus !== 'ACCEPTED') refuse('innNotApproved')", ''],
  ),
  guard(
    'an approved profile is needed for a withdrawal',
    { role: 'cashOut' },
    [ACCESS, 'refuses: (actor) => actor.isApproved !== true', 'refuses: () => false'],
    [WITHDRAW, "if (user.isLegalEntity || withdrawalLacks(facts, now).length > 0) refuse('notApproved')", ''],
  ),
  guard(
    'who has reached the limit withdraws nothing',
    { role: 'cashOut' },
    [ACCESS, 'refuses: (actor) => actor.taxLocked', 'refuses: () => false'],
    [WITHDRAW, "if (user.taxLocked) refuse('taxLocked')", ''],
  ),
  guard('a notice is the bank’s', { role: 'takeBankNotice' }, [
    'modules/cards/handlers.ts',
    "if (!isSigned(bankKeys, signed(), now)) return refuse('forbidden')",
    '',
  ]),
  guard(
    'a pending person is refused',
    { role: 'joinPoint' },
    [ACCESS, 'refuses: isPending', 'refuses: () => false'],
    [APPLICATION, "if (isPending(me)) return refuse('pendingApplication')", ''],
  ),
  guard('who has a point applies for no other', { role: 'joinPoint' }, [
    APPLICATION,
    "return me.pointId === null ? me : refuse('alreadyAtPoint')",
    'return me',
  ]),
  guard(
    'a seller has a point',
    { role: 'reserveTool' },
    [ACCESS, 'refuses: (actor) => actor.pointId === null', 'refuses: () => false'],
    [RIGHTS, "return actor.status === 'SELLER' && actor.pointId !== null ? null : 'pointRequired'", 'return null'],
  ),
  guard('the session is looked up', { role: 'getUserStatus' }, [
    'modules/auth/sessions.ts',
    'eq(retailPoints.approved, true)))\n    .where(eq(sessions.tokenHash, tokenHash)),\n)',
    'eq(retailPoints.approved, true)))\n    .where(sql`length(${tokenHash}::text) > 0`),\n)',
  ]),
  guard('a company buys and a seller sells', { role: 'addUnknownCompanyTool' }, [
    'modules/invoices/handlers.ts',
    "if (!mayRegister) return refuse('forbidden')",
    '',
  ]),
  guard('nobody takes back what nobody has asked for', { role: 'cancelPointApplication' }, [
    APPLICATION,
    "if (!isPending(me)) return refuse('notDone', NO_APPLICATION)",
    '',
  ]),
  guard('an administrator with sellers stays', { role: 'leavePoint' }, [
    'modules/points/leave.ts',
    'if (colleague.length > 0) return HAS_SELLERS',
    '',
  ]),

  // Reads of one's own
  guard('own points', { read: 'getBalance' }, [
    'modules/ledger/ledger.ts',
    'and(eq(accounts.userId, userId), eq(accounts.kind, kind))),\n)',
    'and(sql`${userId}::uuid is not null`, eq(accounts.kind, kind))).orderBy(balances.amount),\n)',
  ]),
  guard('own payouts of the year', { read: 'getPointsSummary' }, [
    'modules/payouts/spent.ts',
    'eq(payouts.userId, userId)',
    'sql`${userId}::uuid is not null`',
  ]),
  guard('own history of points', { read: 'getHistoryFile' }, [
    'modules/account/history/page.ts',
    "h.account_id = (select id from accounts where user_id = ${userId} and kind = 'points')",
    '${userId}::uuid is not null',
  ]),
  guard('own cards', { read: 'getCards' }, [
    CARDS,
    '.where(and(eq(cards.userId, userId), isNull(cards.removedAt)))\n    .orderBy',
    '.where(and(sql`${userId}::uuid is not null`, isNull(cards.removedAt)))\n    .orderBy',
  ]),
  guard(
    'own sessions',
    { read: 'listSessions' },
    [SESSIONS, 'eq(sessions.userId, userId),', 'sql`${userId}::uuid is not null`,'],
    [SESSIONS, "import { and, desc, eq, gt, ne } from 'drizzle-orm'", "import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'"],
  ),
  guard('own application to a point', { read: 'getPointApplication' }, [
    POINTS,
    'eq(joinRequests.userId, id)',
    'eq(joinRequests.userId, joinRequests.userId)',
  ]),
  guard('own new point', { read: 'getPointApplication' }, [
    POINTS,
    'and(eq(retailPoints.adminId, id), eq(retailPoints.approved, false))',
    'eq(retailPoints.approved, false)',
  ]),
  guard(
    'own notifications',
    { read: 'listNotifications' },
    [NEWS, '.where(eq(notifications.userId, userId))\n    .orderBy', '.where(sql`${userId}::uuid is not null`)\n    .orderBy'],
    [
      NEWS,
      'and(eq(notifications.userId, userId), eq(notifications.number, page.number))',
      'eq(notifications.number, page.number)',
    ],
  ),
  guard('own count of notifications', { read: 'countNotifications' }, [
    NEWS,
    '.where(eq(notificationCounts.userId, userId)),',
    '.where(sql`${userId}::uuid is not null`),',
  ]),
  guard(
    'own sales and tools',
    { read: 'listSales' },
    ['modules/sales/list/page.ts', 'sql`${sales.ownerId} = ${ownerId} and side', 'sql`${ownerId}::uuid is not null and side'],
    ['modules/sales/list/counts.ts', 'eq(saleCounts.ownerId, ownerId)', 'sql`${ownerId}::uuid is not null`'],
  ),
  guard(
    'own sales as a file',
    { read: 'getSalesFile' },
    ['modules/sales/list/page.ts', 'sql`${sales.ownerId} = ${ownerId} and side', 'sql`${ownerId}::uuid is not null and side'],
    [
      'modules/sales/list/page.ts',
      'and(eq(sales.ownerId, ownerId), eq(sales.side',
      'and(sql`${ownerId}::uuid is not null`, eq(sales.side',
    ],
    ['modules/sales/list/counts.ts', 'eq(saleCounts.ownerId, ownerId)', 'sql`${ownerId}::uuid is not null`'],
  ),
  guard('own counts of sales and tools', { read: 'countUserTools' }, [
    'modules/sales/list/counts.ts',
    'eq(saleCounts.ownerId, ownerId)',
    'sql`${ownerId}::uuid is not null`',
  ]),
  guard('own expected points', { read: 'getSalesOverview' }, [
    OVERVIEW,
    "eq(sales.ownerId, ownerId),\n        sql`${sales.side} = 'seller'`,\n        sql`${sales.status} in",
    "sql`${ownerId}::uuid is not null`,\n        sql`${sales.side} = 'seller'`,\n        sql`${sales.status} in",
  ]),
  guard('own failed sales', { read: 'getSalesOverview' }, [
    OVERVIEW,
    "eq(sales.ownerId, ownerId),\n        sql`${sales.side} = 'seller'`,\n        sql`${sales.status} = 'FAIL'`",
    "sql`${ownerId}::uuid is not null`,\n        sql`${sales.side} = 'seller'`,\n        sql`${sales.status} = 'FAIL'`",
  ]),
  guard('own reserves', { read: 'getSalesOverview' }, [
    OVERVIEW,
    "and(eq(sales.ownerId, ownerId), sql`${sales.side} = 'seller'`, sql`${sales.status} = 'RESERVED'`)",
    "and(sql`${ownerId}::uuid is not null`, sql`${sales.side} = 'seller'`, sql`${sales.status} = 'RESERVED'`)",
  ]),
  guard(
    'own subscription',
    { read: 'getPushSettings' },
    [
      'modules/push/handlers.ts',
      '.where(eq(pushSubscriptions.sessionHash, sessionHash)),',
      '.where(sql`length(${sessionHash}) > 0`),',
    ],
    ['modules/push/handlers.ts', "import { eq } from 'drizzle-orm'", "import { eq, sql } from 'drizzle-orm'"],
  ),
  guard('own profile', { read: 'getUser' }, [
    'modules/users/handlers.ts',
    '.where(eq(users.id, id)),',
    '.where(eq(users.id, users.id)),',
  ]),
  guard('own point', { read: 'getCurrentPoint' }, [
    POINTS,
    'and(eq(retailPoints.id, actor.pointId), eq(retailPoints.approved, true))',
    'eq(retailPoints.approved, true)',
  ]),
  guard('sellers of the own point', { read: 'listSellers' }, [SELLERS, 'and(eq(users.pointId, pointId), ', 'and(']),
  guard('the administrator is not among the sellers', { read: 'listSellers' }, [SELLERS, ', ne(users.id, id))', ')']),
  guard('applications to the own point', { read: 'countJoinRequests' }, [
    SELLERS,
    'eq(joinRequests.pointId, pointId)',
    'eq(joinRequests.pointId, joinRequests.pointId)',
  ]),

  // Things by their id
  guard('own receipt', { place: 'getReceipt path id' }, [
    VISIBLE,
    'eq(receipts.ownerId, id)',
    'eq(receipts.ownerId, receipts.ownerId)',
  ]),
  guard('receipt of every desk alone', { place: 'getReceipt path id' }, [
    VISIBLE,
    'isOperator ? sql`true` : or',
    'isOperator !== null ? sql`true` : or',
  ]),
  guard('receipt of the point that one administers', { place: 'getReceipt path id' }, [
    VISIBLE,
    'eq(retailPoints.adminId, me)',
    'eq(retailPoints.adminId, retailPoints.adminId)',
  ]),
  guard('receipt of the other side of an own sale', { place: 'getReceipt path id' }, [
    VISIBLE,
    'eq(own.ownerId, me)',
    'eq(own.ownerId, own.ownerId)',
  ]),
  guard('own session to end', { place: 'endSession body id' }, [
    SESSIONS,
    'and(liveOf(actor.id, now), eq(sessions.id, id))',
    'eq(sessions.id, id)',
  ]),
  guard('own card to remove', { place: 'removeCard path id' }, [
    CARDS,
    'and(eq(cards.id, id), isBound(userId))',
    'and(eq(cards.id, id), isNull(cards.removedAt))',
  ]),
  guard('own card of a withdrawal', { place: 'cashOut body cardId' }, [
    WITHDRAW,
    'eq(cards.userId, userId)',
    'sql`${userId}::uuid is not null`',
  ]),
  guard('own reserve', { place: 'releaseReserve path id' }, [
    RESERVE,
    "and(eq(sales.side, 'seller'), eq(sales.ownerId, ownerId), eq(sales.status, 'RESERVED'), inArray",
    "and(eq(sales.side, 'seller'), eq(sales.status, 'RESERVED'), inArray",
  ]),
  guard('own failed row', { place: 'confirmSellerPurchase query repairs' }, [
    REPAIR,
    "and(eq(sales.ownerId, ownerId), eq(sales.side, side), eq(sales.sn, sn), eq(sales.status, 'FAIL'))",
    "and(eq(sales.side, side), eq(sales.sn, sn), eq(sales.status, 'FAIL'))",
  ]),
  guard('own notification', { place: 'markNotificationRead body id' }, [
    NEWS,
    '.where(and(eq(notifications.id, id), eq(notifications.userId, userId)))\n    .returning',
    '.where(and(eq(notifications.id, id), sql`${userId}::uuid is not null`))\n    .returning',
  ]),
  guard('own notifications', { place: 'markNotificationsRead body id' }, [
    NEWS,
    '    .from(notifications)\n    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))',
    '    .from(notifications)\n    .where(and(eq(notifications.id, id), sql`${userId}::uuid is not null`))',
  ]),
  guard('own tool with a warranty', { place: 'getCertificate path id' }, [
    CERTIFICATES,
    'and(eq(sales.id, saleId), eq(sales.ownerId, ownerId), isWarranted)',
    'and(eq(sales.id, saleId), isWarranted)',
  ]),
  guard('own certificate', { place: 'revokeCertificate path id' }, [
    CERTIFICATES,
    'and(eq(certificates.saleId, saleId), eq(certificates.ownerId, ownerId))',
    'eq(certificates.saleId, saleId)',
  ]),
  ...['issueHandover', 'revokeHandover', 'getHandoverState'].map((id) =>
    guard(`own sale to hand over: ${id}`, { place: `${id} body id` }, [
      HANDOVERS,
      "and(eq(sales.id, saleId), eq(sales.ownerId, ownerId), eq(sales.side, 'seller'))",
      "and(eq(sales.id, saleId), eq(sales.side, 'seller'))",
    ]),
  ),
  guard('own conversation', { read: 'listChatMessages' }, [
    CHAT,
    'const own = eq(chatMessages.ownerId, ownerId)\n',
    'const own = eq(chatMessages.ownerId, chatMessages.ownerId)\n',
  ]),
  guard('own unread answers', { read: 'countChatMessages' }, [
    CHAT,
    'and(eq(chatMessages.ownerId, ownerId), eq(chatMessages.side, OTHER[reader]), isNull(chatMessages.readAt)),',
    'and(eq(chatMessages.side, OTHER[reader]), isNull(chatMessages.readAt)),',
  ]),
  guard('own file', { place: 'downloadFile path id' }, [
    FILES,
    'eq(files.ownerId, actor.id),',
    'eq(files.ownerId, files.ownerId),',
  ]),
  guard('file of a visible document', { place: 'downloadFile path id' }, [
    FILES,
    'and(eq(invoiceFiles.name, files.name), isVisibleTo(db, actor))',
    'and(eq(invoiceFiles.name, files.name), isVisibleTo(db, { ...actor, isOperator: true }))',
  ]),
  guard('own document', { place: 'getInvoice path id' }, [
    INVOICE,
    'or(eq(invoices.ownerId, id), ',
    'or(eq(invoices.ownerId, invoices.ownerId), ',
  ]),
  guard('document of the point that one administers', { place: 'getInvoice path id' }, [
    INVOICE,
    'eq(retailPoints.adminId, me)',
    'eq(retailPoints.adminId, retailPoints.adminId)',
  ]),
  guard('document of the other side of an own sale', { place: 'getInvoice path id' }, [
    INVOICE,
    'eq(own.ownerId, me)',
    'eq(own.ownerId, own.ownerId)',
  ]),
  guard('document that names the other side', { place: 'getInvoice path id' }, [
    INVOICE,
    "sql`${invoices.partnerInn} = case ${own.side} when 'seller' then ${retailPoints.inn} else ${users.inn} end`",
    'sql`true`',
  ]),
  guard('document of every desk alone', { place: 'getInvoice path id' }, [
    INVOICE,
    'isOperator ? sql`true` : or',
    'isOperator !== null ? sql`true` : or',
  ]),
  guard('own file to delete', { place: 'deleteFile path id' }, [
    'modules/files/unused.ts',
    'const own = and(eq(files.name, name), eq(files.ownerId, ownerId))',
    'const own = eq(files.name, name)',
  ]),
  guard('own photograph of a receipt', { place: 'confirmBuyerPurchase body images' }, [
    HOLD_FILES,
    'eq(files.ownerId, ownerId), ',
    '',
  ]),
  guard('own file of a document', { place: 'confirmCompanySale body imageUrlSeller' }, [
    HOLD_FILES,
    'eq(files.ownerId, ownerId), ',
    '',
  ]),
  guard('own image of a passport', { place: 'saveProfile body passport.passportImages' }, [
    'modules/profile/images.ts',
    'eq(files.ownerId, ownerId), ',
    '',
  ]),
  guard('an application to the own point is answered', { place: 'approveSeller body id' }, [
    TEAM,
    '.where(and(eq(joinRequests.userId, person.id), eq(joinRequests.pointId, point.id)))',
    '.where(eq(joinRequests.userId, person.id))',
  ]),
  guard('a seller of the own point is touched', { place: 'excludeSeller path id' }, [
    TEAM,
    'person.pointId === point.id && ',
    '',
  ]),
  guard('a person without a point is no seller', { place: 'handOverPoint body id' }, [
    TEAM,
    "person.pointId === point.id && person.status === 'SELLER' && ",
    '',
  ]),
  guard('sales of a seller of the own point', { place: 'listSellerSales body id' }, [
    SELLERS,
    'and(eq(users.pointId, pointId), ',
    'and(',
  ]),
  guard('a position among the own sellers', { place: 'listSellers query cursor' }, [
    SELLERS,
    '.where(and(isSellerOf(admin), eq(users.id, id))),\n        )\n  const isBehind',
    '.where(eq(users.id, id)),\n        )\n  const isBehind',
  ]),
  guard('a position among the own applications', { place: 'listJoinRequests query cursor' }, [
    SELLERS,
    '.where(and(isRequestTo(admin), eq(userId, id))),',
    '.where(eq(userId, id)),',
  ]),
]
