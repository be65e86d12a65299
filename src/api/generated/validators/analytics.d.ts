// Written by `npm run generate` from openapi/. Do not edit.
export declare const recordPageHit: (data: unknown) => boolean
