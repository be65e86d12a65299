// Written by `npm run generate` from openapi/. Do not edit.
export declare const getUser: (data: unknown) => boolean
export declare const getUserStatus: (data: unknown) => boolean
export declare const checkLegal: (data: unknown) => boolean
export declare const getLegalUser: (data: unknown) => boolean
