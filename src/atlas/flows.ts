// Written by `npm run generate` from the folders of src/machines. Do not edit.
/** Every flow of the portal with its words, in the order of the places: what atlas, pictures, review and coverage go through. */
import type { AnyStateMachine } from 'xstate'
import { confirmationMachine } from '../machines/account/confirmation/machine.ts'
import { confirmationWords } from '../machines/account/confirmation/words.ts'
import { deletionMachine } from '../machines/account/deletion/machine.ts'
import { deletionWords } from '../machines/account/deletion/words.ts'
import { devicesMachine } from '../machines/account/devices/machine.ts'
import { devicesWords } from '../machines/account/devices/words.ts'
import { loginMachine } from '../machines/account/login/machine.ts'
import { loginWords } from '../machines/account/login/words.ts'
import { recoveryMachine } from '../machines/account/recovery/machine.ts'
import { recoveryWords } from '../machines/account/recovery/words.ts'
import { recoverySuccessMachine } from '../machines/account/recovery-success/machine.ts'
import { recoverySuccessWords } from '../machines/account/recovery-success/words.ts'
import { registrationMachine } from '../machines/account/registration/machine.ts'
import { registrationWords } from '../machines/account/registration/words.ts'
import { sessionMachine } from '../machines/account/session/machine.ts'
import { sessionWords } from '../machines/account/session/words.ts'
import { companyInvoiceMachine } from '../machines/companies/company-invoice/machine.ts'
import { companyInvoiceWords } from '../machines/companies/company-invoice/words.ts'
import { serialRowMachine } from '../machines/companies/serial-row/machine.ts'
import { serialRowWords } from '../machines/companies/serial-row/words.ts'
import { auditMachine } from '../machines/desk/audit/machine.ts'
import { auditWords } from '../machines/desk/audit/words.ts'
import { auditFileMachine } from '../machines/desk/audit-file/machine.ts'
import { auditFileWords } from '../machines/desk/audit-file/words.ts'
import { correctionMachine } from '../machines/desk/correction/machine.ts'
import { correctionWords } from '../machines/desk/correction/words.ts'
import { deskCaseMachine } from '../machines/desk/desk-case/machine.ts'
import { deskCaseWords } from '../machines/desk/desk-case/words.ts'
import { deskChatMachine } from '../machines/desk/desk-chat/machine.ts'
import { deskChatWords } from '../machines/desk/desk-chat/words.ts'
import { deskCountsMachine } from '../machines/desk/desk-counts/machine.ts'
import { deskCountsWords } from '../machines/desk/desk-counts/words.ts'
import { deskLoginMachine } from '../machines/desk/desk-login/machine.ts'
import { deskLoginWords } from '../machines/desk/desk-login/words.ts'
import { deskSessionMachine } from '../machines/desk/desk-session/machine.ts'
import { deskSessionWords } from '../machines/desk/desk-session/words.ts'
import { deskUndoMachine } from '../machines/desk/desk-undo/machine.ts'
import { deskUndoWords } from '../machines/desk/desk-undo/words.ts'
import { inboxMachine } from '../machines/desk/inbox/machine.ts'
import { inboxWords } from '../machines/desk/inbox/words.ts'
import { invitationMachine } from '../machines/desk/invitation/machine.ts'
import { invitationWords } from '../machines/desk/invitation/words.ts'
import { peopleMachine } from '../machines/desk/people/machine.ts'
import { peopleWords } from '../machines/desk/people/words.ts'
import { personMachine } from '../machines/desk/person/machine.ts'
import { personWords } from '../machines/desk/person/words.ts'
import { personAccessMachine } from '../machines/desk/person-access/machine.ts'
import { personAccessWords } from '../machines/desk/person-access/words.ts'
import { queueMachine } from '../machines/desk/queue/machine.ts'
import { queueWords } from '../machines/desk/queue/words.ts'
import { replayMachine } from '../machines/desk/replay/machine.ts'
import { replayWords } from '../machines/desk/replay/words.ts'
import { reportsMachine } from '../machines/desk/reports/machine.ts'
import { reportsWords } from '../machines/desk/reports/words.ts'
import { revealMachine } from '../machines/desk/reveal/machine.ts'
import { revealWords } from '../machines/desk/reveal/words.ts'
import { findToolMachine } from '../machines/lookup/find-tool/machine.ts'
import { findToolWords } from '../machines/lookup/find-tool/words.ts'
import { toolInfoMachine } from '../machines/lookup/tool-info/machine.ts'
import { toolInfoWords } from '../machines/lookup/tool-info/words.ts'
import { addCardMachine } from '../machines/money/add-card/machine.ts'
import { addCardWords } from '../machines/money/add-card/words.ts'
import { balanceMachine } from '../machines/money/balance/machine.ts'
import { balanceWords } from '../machines/money/balance/words.ts'
import { cardsMachine } from '../machines/money/cards/machine.ts'
import { cardsWords } from '../machines/money/cards/words.ts'
import { historyMachine } from '../machines/money/history/machine.ts'
import { historyWords } from '../machines/money/history/words.ts'
import { historyFileMachine } from '../machines/money/history-file/machine.ts'
import { historyFileWords } from '../machines/money/history-file/words.ts'
import { removeCardMachine } from '../machines/money/remove-card/machine.ts'
import { removeCardWords } from '../machines/money/remove-card/words.ts'
import { invoiceMachine } from '../machines/papers/invoice/machine.ts'
import { invoiceWords } from '../machines/papers/invoice/words.ts'
import { receiptMachine } from '../machines/papers/receipt/machine.ts'
import { receiptWords } from '../machines/papers/receipt/words.ts'
import { createPointMachine } from '../machines/profile/create-point/machine.ts'
import { createPointWords } from '../machines/profile/create-point/words.ts'
import { leavePointMachine } from '../machines/profile/leave-point/machine.ts'
import { leavePointWords } from '../machines/profile/leave-point/words.ts'
import { pointMachine } from '../machines/profile/point/machine.ts'
import { pointWords } from '../machines/profile/point/words.ts'
import { profileFormMachine } from '../machines/profile/profile-form/machine.ts'
import { profileFormWords } from '../machines/profile/profile-form/words.ts'
import { profileHomeMachine } from '../machines/profile/profile-home/machine.ts'
import { profileHomeWords } from '../machines/profile/profile-home/words.ts'
import { addToolMachine } from '../machines/sales/add-tool/machine.ts'
import { addToolWords } from '../machines/sales/add-tool/words.ts'
import { certificateMachine } from '../machines/sales/certificate/machine.ts'
import { certificateWords } from '../machines/sales/certificate/words.ts'
import { counterMachine } from '../machines/sales/counter/machine.ts'
import { counterWords } from '../machines/sales/counter/words.ts'
import { handoverMachine } from '../machines/sales/handover/machine.ts'
import { handoverWords } from '../machines/sales/handover/words.ts'
import { handoverLinkMachine } from '../machines/sales/handover-link/machine.ts'
import { handoverLinkWords } from '../machines/sales/handover-link/words.ts'
import { listFileMachine } from '../machines/sales/list-file/machine.ts'
import { listFileWords } from '../machines/sales/list-file/words.ts'
import { reserveMachine } from '../machines/sales/reserve/machine.ts'
import { reserveWords } from '../machines/sales/reserve/words.ts'
import { salesMachine } from '../machines/sales/sales/machine.ts'
import { salesWords } from '../machines/sales/sales/words.ts'
import { userToolsMachine } from '../machines/sales/user-tools/machine.ts'
import { userToolsWords } from '../machines/sales/user-tools/words.ts'
import { warrantyMachine } from '../machines/sales/warranty/machine.ts'
import { warrantyWords } from '../machines/sales/warranty/words.ts'
import { chatMachine } from '../machines/site/chat/machine.ts'
import { chatWords } from '../machines/site/chat/words.ts'
import { chatCountMachine } from '../machines/site/chat-count/machine.ts'
import { chatCountWords } from '../machines/site/chat-count/words.ts'
import { chatMessageMachine } from '../machines/site/chat-message/machine.ts'
import { chatMessageWords } from '../machines/site/chat-message/words.ts'
import { messagesMachine } from '../machines/site/messages/machine.ts'
import { messagesWords } from '../machines/site/messages/words.ts'
import { notificationsMachine } from '../machines/site/notifications/machine.ts'
import { notificationsWords } from '../machines/site/notifications/words.ts'
import { problemMachine } from '../machines/site/problem/machine.ts'
import { problemWords } from '../machines/site/problem/words.ts'
import { pushMachine } from '../machines/site/push/machine.ts'
import { pushWords } from '../machines/site/push/words.ts'
import { serverErrorMachine } from '../machines/site/server-error/machine.ts'
import { serverErrorWords } from '../machines/site/server-error/words.ts'
import { requestCountMachine } from '../machines/team/request-count/machine.ts'
import { requestCountWords } from '../machines/team/request-count/words.ts'
import { requestsMachine } from '../machines/team/requests/machine.ts'
import { requestsWords } from '../machines/team/requests/words.ts'
import { sellerMachine } from '../machines/team/seller/machine.ts'
import { sellerWords } from '../machines/team/seller/words.ts'
import { sellerActionMachine } from '../machines/team/seller-action/machine.ts'
import { sellerActionWords } from '../machines/team/seller-action/words.ts'
import { sellersMachine } from '../machines/team/sellers/machine.ts'
import { sellersWords } from '../machines/team/sellers/words.ts'
import type { AnyWords } from './chart/extract.ts'

export interface AtlasFlow {
  /** The name of its folder in its area of src/machines. */
  flow: string
  /** The path of its machine from the project root. */
  file: string
  machine: AnyStateMachine
  words: AnyWords
}

export const flows: readonly AtlasFlow[] = [
  {
    flow: 'desk-counts',
    file: 'src/machines/desk/desk-counts/machine.ts',
    machine: deskCountsMachine,
    words: deskCountsWords,
  },
  {
    flow: 'desk-session',
    file: 'src/machines/desk/desk-session/machine.ts',
    machine: deskSessionMachine,
    words: deskSessionWords,
  },
  {
    flow: 'notifications',
    file: 'src/machines/site/notifications/machine.ts',
    machine: notificationsMachine,
    words: notificationsWords,
  },
  {
    flow: 'session',
    file: 'src/machines/account/session/machine.ts',
    machine: sessionMachine,
    words: sessionWords,
  },
  {
    flow: 'counter',
    file: 'src/machines/sales/counter/machine.ts',
    machine: counterMachine,
    words: counterWords,
  },
  {
    flow: 'login',
    file: 'src/machines/account/login/machine.ts',
    machine: loginMachine,
    words: loginWords,
  },
  {
    flow: 'registration',
    file: 'src/machines/account/registration/machine.ts',
    machine: registrationMachine,
    words: registrationWords,
  },
  {
    flow: 'confirmation',
    file: 'src/machines/account/confirmation/machine.ts',
    machine: confirmationMachine,
    words: confirmationWords,
  },
  {
    flow: 'recovery',
    file: 'src/machines/account/recovery/machine.ts',
    machine: recoveryMachine,
    words: recoveryWords,
  },
  {
    flow: 'recovery-success',
    file: 'src/machines/account/recovery-success/machine.ts',
    machine: recoverySuccessMachine,
    words: recoverySuccessWords,
  },
  {
    flow: 'deletion',
    file: 'src/machines/account/deletion/machine.ts',
    machine: deletionMachine,
    words: deletionWords,
  },
  {
    flow: 'devices',
    file: 'src/machines/account/devices/machine.ts',
    machine: devicesMachine,
    words: devicesWords,
  },
  {
    flow: 'profile-form',
    file: 'src/machines/profile/profile-form/machine.ts',
    machine: profileFormMachine,
    words: profileFormWords,
  },
  {
    flow: 'profile-home',
    file: 'src/machines/profile/profile-home/machine.ts',
    machine: profileHomeMachine,
    words: profileHomeWords,
  },
  {
    flow: 'leave-point',
    file: 'src/machines/profile/leave-point/machine.ts',
    machine: leavePointMachine,
    words: leavePointWords,
  },
  {
    flow: 'point',
    file: 'src/machines/profile/point/machine.ts',
    machine: pointMachine,
    words: pointWords,
  },
  {
    flow: 'create-point',
    file: 'src/machines/profile/create-point/machine.ts',
    machine: createPointMachine,
    words: createPointWords,
  },
  {
    flow: 'add-tool',
    file: 'src/machines/sales/add-tool/machine.ts',
    machine: addToolMachine,
    words: addToolWords,
  },
  {
    flow: 'company-invoice',
    file: 'src/machines/companies/company-invoice/machine.ts',
    machine: companyInvoiceMachine,
    words: companyInvoiceWords,
  },
  {
    flow: 'serial-row',
    file: 'src/machines/companies/serial-row/machine.ts',
    machine: serialRowMachine,
    words: serialRowWords,
  },
  {
    flow: 'handover-link',
    file: 'src/machines/sales/handover-link/machine.ts',
    machine: handoverLinkMachine,
    words: handoverLinkWords,
  },
  {
    flow: 'list-file',
    file: 'src/machines/sales/list-file/machine.ts',
    machine: listFileMachine,
    words: listFileWords,
  },
  {
    flow: 'reserve',
    file: 'src/machines/sales/reserve/machine.ts',
    machine: reserveMachine,
    words: reserveWords,
  },
  {
    flow: 'sales',
    file: 'src/machines/sales/sales/machine.ts',
    machine: salesMachine,
    words: salesWords,
  },
  {
    flow: 'request-count',
    file: 'src/machines/team/request-count/machine.ts',
    machine: requestCountMachine,
    words: requestCountWords,
  },
  {
    flow: 'sellers',
    file: 'src/machines/team/sellers/machine.ts',
    machine: sellersMachine,
    words: sellersWords,
  },
  {
    flow: 'seller-action',
    file: 'src/machines/team/seller-action/machine.ts',
    machine: sellerActionMachine,
    words: sellerActionWords,
  },
  {
    flow: 'requests',
    file: 'src/machines/team/requests/machine.ts',
    machine: requestsMachine,
    words: requestsWords,
  },
  {
    flow: 'seller',
    file: 'src/machines/team/seller/machine.ts',
    machine: sellerMachine,
    words: sellerWords,
  },
  {
    flow: 'receipt',
    file: 'src/machines/papers/receipt/machine.ts',
    machine: receiptMachine,
    words: receiptWords,
  },
  {
    flow: 'invoice',
    file: 'src/machines/papers/invoice/machine.ts',
    machine: invoiceMachine,
    words: invoiceWords,
  },
  {
    flow: 'find-tool',
    file: 'src/machines/lookup/find-tool/machine.ts',
    machine: findToolMachine,
    words: findToolWords,
  },
  {
    flow: 'tool-info',
    file: 'src/machines/lookup/tool-info/machine.ts',
    machine: toolInfoMachine,
    words: toolInfoWords,
  },
  {
    flow: 'certificate',
    file: 'src/machines/sales/certificate/machine.ts',
    machine: certificateMachine,
    words: certificateWords,
  },
  {
    flow: 'user-tools',
    file: 'src/machines/sales/user-tools/machine.ts',
    machine: userToolsMachine,
    words: userToolsWords,
  },
  {
    flow: 'add-card',
    file: 'src/machines/money/add-card/machine.ts',
    machine: addCardMachine,
    words: addCardWords,
  },
  {
    flow: 'balance',
    file: 'src/machines/money/balance/machine.ts',
    machine: balanceMachine,
    words: balanceWords,
  },
  {
    flow: 'cards',
    file: 'src/machines/money/cards/machine.ts',
    machine: cardsMachine,
    words: cardsWords,
  },
  {
    flow: 'history',
    file: 'src/machines/money/history/machine.ts',
    machine: historyMachine,
    words: historyWords,
  },
  {
    flow: 'history-file',
    file: 'src/machines/money/history-file/machine.ts',
    machine: historyFileMachine,
    words: historyFileWords,
  },
  {
    flow: 'remove-card',
    file: 'src/machines/money/remove-card/machine.ts',
    machine: removeCardMachine,
    words: removeCardWords,
  },
  {
    flow: 'messages',
    file: 'src/machines/site/messages/machine.ts',
    machine: messagesMachine,
    words: messagesWords,
  },
  {
    flow: 'push',
    file: 'src/machines/site/push/machine.ts',
    machine: pushMachine,
    words: pushWords,
  },
  {
    flow: 'chat',
    file: 'src/machines/site/chat/machine.ts',
    machine: chatMachine,
    words: chatWords,
  },
  {
    flow: 'chat-message',
    file: 'src/machines/site/chat-message/machine.ts',
    machine: chatMessageMachine,
    words: chatMessageWords,
  },
  {
    flow: 'problem',
    file: 'src/machines/site/problem/machine.ts',
    machine: problemMachine,
    words: problemWords,
  },
  {
    flow: 'warranty',
    file: 'src/machines/sales/warranty/machine.ts',
    machine: warrantyMachine,
    words: warrantyWords,
  },
  {
    flow: 'handover',
    file: 'src/machines/sales/handover/machine.ts',
    machine: handoverMachine,
    words: handoverWords,
  },
  {
    flow: 'chat-count',
    file: 'src/machines/site/chat-count/machine.ts',
    machine: chatCountMachine,
    words: chatCountWords,
  },
  {
    flow: 'server-error',
    file: 'src/machines/site/server-error/machine.ts',
    machine: serverErrorMachine,
    words: serverErrorWords,
  },
  {
    flow: 'desk-case',
    file: 'src/machines/desk/desk-case/machine.ts',
    machine: deskCaseMachine,
    words: deskCaseWords,
  },
  {
    flow: 'desk-undo',
    file: 'src/machines/desk/desk-undo/machine.ts',
    machine: deskUndoMachine,
    words: deskUndoWords,
  },
  {
    flow: 'queue',
    file: 'src/machines/desk/queue/machine.ts',
    machine: queueMachine,
    words: queueWords,
  },
  {
    flow: 'people',
    file: 'src/machines/desk/people/machine.ts',
    machine: peopleMachine,
    words: peopleWords,
  },
  {
    flow: 'correction',
    file: 'src/machines/desk/correction/machine.ts',
    machine: correctionMachine,
    words: correctionWords,
  },
  {
    flow: 'person',
    file: 'src/machines/desk/person/machine.ts',
    machine: personMachine,
    words: personWords,
  },
  {
    flow: 'person-access',
    file: 'src/machines/desk/person-access/machine.ts',
    machine: personAccessMachine,
    words: personAccessWords,
  },
  {
    flow: 'reveal',
    file: 'src/machines/desk/reveal/machine.ts',
    machine: revealMachine,
    words: revealWords,
  },
  {
    flow: 'desk-chat',
    file: 'src/machines/desk/desk-chat/machine.ts',
    machine: deskChatMachine,
    words: deskChatWords,
  },
  {
    flow: 'inbox',
    file: 'src/machines/desk/inbox/machine.ts',
    machine: inboxMachine,
    words: inboxWords,
  },
  {
    flow: 'audit',
    file: 'src/machines/desk/audit/machine.ts',
    machine: auditMachine,
    words: auditWords,
  },
  {
    flow: 'audit-file',
    file: 'src/machines/desk/audit-file/machine.ts',
    machine: auditFileMachine,
    words: auditFileWords,
  },
  {
    flow: 'reports',
    file: 'src/machines/desk/reports/machine.ts',
    machine: reportsMachine,
    words: reportsWords,
  },
  {
    flow: 'replay',
    file: 'src/machines/desk/replay/machine.ts',
    machine: replayMachine,
    words: replayWords,
  },
  {
    flow: 'desk-login',
    file: 'src/machines/desk/desk-login/machine.ts',
    machine: deskLoginMachine,
    words: deskLoginWords,
  },
  {
    flow: 'invitation',
    file: 'src/machines/desk/invitation/machine.ts',
    machine: invitationMachine,
    words: invitationWords,
  },
]
