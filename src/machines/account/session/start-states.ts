/**
 * Start-up loads in a fixed order: company check, person, points (SC05–SC08). A failed call is retried
 * once and then counts as «no»: a bad network signs nobody out and grants nobody rights.
 */
import { asking, askingTwice, ifAnswered, judge, take } from '../../kit/query/states.ts'
import { chosenOf, logged, mobileOf, session } from './setup.ts'

const legalCheck = askingTwice('checkLegal', 'recheckLegal', {
  answered: { target: 'routingLegal', actions: take('takeLegal') },
  again: 'recheckingLegal',
  broken: { target: 'routingLegal', actions: logged('legal check') },
})

const person = askingTwice('loadUser', 'reloadUser', {
  // The company check failed or was wrong: the user's data identify a company too (A32).
  instead: [
    { guard: judge('isCompany'), target: 'loadingLegalUser', actions: 'takeCompany' },
    // An operator works at the desk and sees no screen of the portal (E21).
    { guard: judge('isOperator'), target: '#session.expired' },
  ],
  answered: { target: 'routingMode', actions: take('takeUser') },
  again: 'reloadingUser',
  broken: { target: 'routingMode', actions: logged('user') },
})

const company = askingTwice('loadLegalUser', 'reloadLegalUser', {
  answered: { target: 'routingMode', actions: take('takeLegalUser') },
  again: 'reloadingLegalUser',
  broken: { target: 'routingMode', actions: logged('legal user') },
})

export const starting = session.createStateConfig({
  tags: 'loading',
  initial: 'checkingLegal',
  on: {
    signOut: {
      target: 'signingOut',
      actions: ['eraseUser', { type: 'navigate', params: ({ event }) => ({ to: event.to }) }],
    },
    unauthorised: { target: 'expired' },
  },
  states: {
    checkingLegal: { invoke: legalCheck.first },
    recheckingLegal: { invoke: legalCheck.again },
    routingLegal: {
      always: [{ guard: 'isLegal', target: 'loadingLegalUser' }, { target: 'loadingUser' }],
    },
    loadingUser: { invoke: person.first },
    reloadingUser: { invoke: person.again },
    loadingLegalUser: { invoke: company.first },
    reloadingLegalUser: { invoke: company.again },
    routingMode: {
      always: [
        {
          guard: 'isLegal',
          target: 'loadingScore',
          actions: [
            { type: 'takeMode', params: { mode: 'customer' } },
            { type: 'storeMode', params: ({ context }) => ({ mode: 'customer', owner: mobileOf(context) }) },
          ],
        },
        {
          guard: 'hasChosenMode',
          target: 'loadingScore',
          actions: [
            { type: 'takeMode', params: ({ context }) => ({ mode: chosenOf(context) ?? 'customer' }) },
            {
              type: 'storeMode',
              params: ({ context }) => ({ mode: chosenOf(context) ?? 'customer', owner: mobileOf(context) }),
            },
          ],
        },
        { guard: 'hasKeptMode', target: 'loadingScore' },
        { guard: 'isSeller', target: 'loadingScore', actions: { type: 'takeMode', params: { mode: 'seller' } } },
        { target: 'loadingScore', actions: { type: 'takeMode', params: { mode: 'customer' } } },
      ],
    },
    loadingScore: {
      entry: { type: 'eraseOthers', params: ({ context: { user, legal } }) => ({ owner: user?.id ?? legal?.id ?? null }) },
      invoke: asking('loadScore', {
        answered: [{ guard: ifAnswered, target: '#session.ready', actions: take('takeScore') }],
        failed: { target: '#session.ready', actions: logged('score') },
      }),
    },
  },
})
