// Written by `npm run generate` from openapi/. Do not edit.
export declare const login: (data: unknown) => boolean
export declare const logout: (data: unknown) => boolean
