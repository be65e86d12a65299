// Written by `npm run generate` from openapi/. Do not edit.
export declare const getToolInformation: (data: unknown) => boolean
export declare const checkAvailability: (data: unknown) => boolean
export declare const listUserTools: (data: unknown) => boolean
export declare const countUserTools: (data: unknown) => boolean
