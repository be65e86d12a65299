// Written by `npm run generate` from openapi/. Do not edit.
export declare const getBalance: (data: unknown) => boolean
