// Written by `npm run generate` from openapi/. Do not edit.
export declare const listDemoAccounts: (data: unknown) => boolean
export declare const listDemoMessages: (data: unknown) => boolean
export declare const demoSignIn: (data: unknown) => boolean
