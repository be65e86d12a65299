// Written by `npm run generate` from openapi/. Do not edit.
export declare const getReceipt: (data: unknown) => boolean
