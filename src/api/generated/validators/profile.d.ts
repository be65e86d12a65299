// Written by `npm run generate` from openapi/. Do not edit.
export declare const saveProfile: (data: unknown) => boolean
export declare const saveLegalProfile: (data: unknown) => boolean
export declare const suggestCities: (data: unknown) => boolean
