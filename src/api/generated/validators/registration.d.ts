// Written by `npm run generate` from openapi/. Do not edit.
export declare const getCaptcha: (data: unknown) => boolean
export declare const requestRegistrationCode: (data: unknown) => boolean
export declare const requestPassword: (data: unknown) => boolean
export declare const postStub: (data: unknown) => boolean
export declare const createUser: (data: unknown) => boolean
export declare const createLegalUser: (data: unknown) => boolean
