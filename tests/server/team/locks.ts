import { locksIn } from '../support/races/race-suite.ts'
import type { races } from './races.ts'

const lock = locksIn<keyof typeof races>('server/modules')

export const locks = [
  lock('the person is locked', 'applications to two points, to a new one too: one of them', [
    'points/take.ts',
    "eq(users.id, id)).for('no key update')",
    'eq(users.id, id))',
  ]),
  lock('the person is judged under the lock', 'applications to two points, to a new one too: one of them', [
    'points/application.ts',
    "if (isPending(me)) return refuse('pendingApplication')",
    '',
  ]),
  lock(
    'the point is locked',
    'a hand-over to two heirs, and what the giver does meanwhile: one heir, and the giver is refused from that moment',
    ['points/take.ts', "eq(retailPoints.id, id)).for('no key update')", 'eq(retailPoints.id, id))'],
  ),
  lock(
    'the administrator is judged under the lock',
    'a hand-over to two heirs, and what the giver does meanwhile: one heir, and the giver is refused from that moment',
    ['team/rights.ts', "if (point?.adminId !== adminId) return refuse('forbidden')", "if (!point) return refuse('forbidden')"],
  ),
  lock(
    'the point stays as it is while somebody applies',
    'RP11 the last administrator leaves while somebody applies: one of both, and nobody waits for nobody',
    ['points/join.ts', "\n    .for('share')", ''],
  ),
  lock(
    'the administrator is judged again when the point is locked',
    'RP11 the last administrator leaves while somebody applies: one of both, and nobody waits for nobody',
    ['points/join.ts', 'if (point?.adminId !== adminId) throw new RunAgain()', 'if (!point) throw new RunAgain()'],
  ),
  lock(
    'the administrator is held before the point',
    'an administrator who is deleted while somebody applies and somebody is excluded: the point stays, nobody waits for ever',
    ['points/join.ts', 'if (!(await protectPerson(tx, adminId))) throw new RunAgain()', ''],
    // The moment in between, longer.
    [
      'points/join.ts',
      'if (point?.adminId !== adminId) throw new RunAgain()',
      'if (point?.adminId !== adminId) throw new RunAgain()\n  await tx.execute(sql`select pg_sleep(0.02)`)',
    ],
    ['points/join.ts', "import { eq } from 'drizzle-orm'", "import { eq, sql } from 'drizzle-orm'"],
    ['points/join.ts', "import { protectPerson } from '../../kernel/database/lock-people.ts'\n", ''],
  ),
  lock(
    'a seller is locked before the hand-over',
    'hand-over against exclusion: the heir is administrator, or is gone, never both',
    ['team/rights.ts', "person.pointId === point.id && person.status === 'SELLER' && ", ''],
  ),
  lock('an application is answered once', 'five approvals at once: one, told once, written down once', [
    'team/rights.ts',
    "return request && person.status === 'SELLER_PENDING' ? { ...both, requestId: request.id } : refuse('notFound', NO_REQUEST)",
    "return { ...both, requestId: request?.id ?? '' }",
  ]),
  lock(
    'a locked person is judged under the lock',
    'an applicant who is locked meanwhile: approved before the lock, or not at all',
    [
      'team/rights.ts',
      "const { person, point, requestId } = await takeRequest(tx, doer, personId)\n  if (person.locked) return refuse('refused', LOCKED)",
      'const { person, point, requestId } = await takeRequest(tx, doer, personId)',
    ],
  ),
  lock('a place has one key', 'D57 a point that is created twice, by one person and by three: one point, one applicant', [
    'points/create.ts',
    'placeKey: placeKey(form.address),',
    'placeKey: pointId,',
  ]),
]
