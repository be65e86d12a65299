import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { asked, auditFileFlow, file } from '../../../model/desk/audit-file.ts'
import { stagedApi } from '../../../model/kit/staged-api.ts'
import { auditFileActors } from '../../../src/machines/desk/audit-file/actors.ts'
import { auditFileOrder } from '../../../src/machines/desk/audit-file/order.ts'
import { emptyAudit } from '../../../src/machines/desk/audit/form.ts'
import { testMachine } from '../kit/test-machine.ts'
import { walk } from '../kit/walk.ts'

testMachine(auditFileFlow)

const start = auditFileFlow.inputs['entries of the audit']
const DOWNLOAD = `download ${JSON.stringify({ file })}`

describe('audit-file: journeys', () => {
  test('C07 D199 a file that was refused or lost is asked for again, as it was', () => {
    const end = walk(auditFileFlow, start, [DOWNLOAD, 'saveFile: lost', 'retry', 'saveFile: file'])
    expect(end).toMatchObject({ state: 'saved', context: { file, rows: 1200, problem: null } })
  })

  test('C07 D202 the file is called by the days that were asked for', () => {
    expect(file.name).toBe('Журнал 01.11.2026–20.11.2026.csv')
    expect(auditFileOrder(emptyAudit).name).toBe('Журнал все.csv')
    expect(auditFileOrder({ ...emptyAudit, from: '01.11.2026' }).name).toBe('Журнал с 01.11.2026.csv')
  })

  test('C07 D199 the file has what the list has been asked for, and its whole answer is handed to the browser', async () => {
    const sent: Request[] = []
    const saved: [string, string][] = []
    const api = stagedApi((request) => {
      sent.push(request as Request)
      return Promise.resolve(new Response('Номер\r\n1\r\nСтрок;1\r\n', { headers: { 'Content-Type': 'text/csv' } }))
    })
    const save = (bytes: Blob, name: string) => void bytes.text().then((text) => saved.push([name, text]))
    const request = { ...asked, person: '8 (900) 000-00-01', operator: 'operator-2' }
    const actor = createActor(auditFileActors(api, { save, onRows: () => {} }).saveFile, {
      input: auditFileOrder(request),
    }).start()
    expect(await toPromise(actor)).toMatchObject({ kind: 'ok', payload: 1 })
    const body = JSON.parse((await sent[0]?.text()) ?? '') as unknown
    expect(body).toEqual({ person: '79000000001', operator: 'operator-2', from: '01-11-2026', to: '20-11-2026' })
    expect(saved).toEqual([[file.name, 'Номер\r\n1\r\n']])
  })
})
