// Written by `npm run generate` from openapi/. Do not edit.
export declare const uploadFile: (data: unknown) => boolean
export declare const deleteFile: (data: unknown) => boolean
