// Written by `npm run generate` from openapi/. Do not edit.
export declare const requestDeletion: (data: unknown) => boolean
export declare const confirmDeletion: (data: unknown) => boolean
