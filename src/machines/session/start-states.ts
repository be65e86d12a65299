/**
 * Start-up asks in a fixed order: is it a company, who is it, how many points (SC05–SC08). A failed answer is asked
 * once more and then counts as «no»: nobody is logged out by a bad network and nobody gains rights by it.
 */
import { chosenOf, mobileOf, session } from './setup.ts'

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
    checkingLegal: {
      invoke: {
        id: 'checkLegal',
        src: 'checkLegal',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'routingLegal',
            actions: { type: 'takeLegal', params: ({ event }) => event.output },
          },
          { target: 'recheckingLegal' },
        ],
        onError: { target: 'recheckingLegal' },
      },
    },
    recheckingLegal: {
      invoke: {
        id: 'recheckLegal',
        src: 'checkLegal',
        onDone: { target: 'routingLegal', actions: { type: 'takeLegal', params: ({ event }) => event.output } },
        onError: { target: 'routingLegal', actions: { type: 'logProblem', params: { problem: 'legal check' } } },
      },
    },
    routingLegal: {
      always: [{ guard: 'isLegal', target: 'loadingLegalUser' }, { target: 'loadingUser' }],
    },
    loadingUser: {
      invoke: {
        id: 'loadUser',
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'isCompany', params: ({ event }) => event.output },
            target: 'loadingLegalUser',
            actions: 'takeCompany',
          },
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'routingMode',
            actions: { type: 'takeUser', params: ({ event }) => event.output },
          },
          { target: 'reloadingUser' },
        ],
        onError: { target: 'reloadingUser' },
      },
    },
    reloadingUser: {
      invoke: {
        id: 'reloadUser',
        src: 'loadUser',
        onDone: [
          {
            guard: { type: 'isCompany', params: ({ event }) => event.output },
            target: 'loadingLegalUser',
            actions: 'takeCompany',
          },
          { target: 'routingMode', actions: { type: 'takeUser', params: ({ event }) => event.output } },
        ],
        onError: { target: 'routingMode', actions: { type: 'logProblem', params: { problem: 'user' } } },
      },
    },
    loadingLegalUser: {
      invoke: {
        id: 'loadLegalUser',
        src: 'loadLegalUser',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: 'routingMode',
            actions: { type: 'takeLegalUser', params: ({ event }) => event.output },
          },
          { target: 'reloadingLegalUser' },
        ],
        onError: { target: 'reloadingLegalUser' },
      },
    },
    reloadingLegalUser: {
      invoke: {
        id: 'reloadLegalUser',
        src: 'loadLegalUser',
        onDone: { target: 'routingMode', actions: { type: 'takeLegalUser', params: ({ event }) => event.output } },
        onError: { target: 'routingMode', actions: { type: 'logProblem', params: { problem: 'legal user' } } },
      },
    },
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
      invoke: {
        id: 'loadScore',
        src: 'loadScore',
        onDone: [
          {
            guard: { type: 'isAnswered', params: ({ event }) => event.output },
            target: '#session.ready',
            actions: { type: 'takeScore', params: ({ event }) => event.output },
          },
          { target: '#session.ready', actions: { type: 'logProblem', params: { problem: 'score' } } },
        ],
        onError: { target: '#session.ready', actions: { type: 'logProblem', params: { problem: 'score' } } },
      },
    },
  },
})
