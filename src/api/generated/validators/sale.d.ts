// Written by `npm run generate` from openapi/. Do not edit.
export declare const reserveTool: (data: unknown) => boolean
export declare const releaseReserve: (data: unknown) => boolean
export declare const confirmSellerPurchase: (data: unknown) => boolean
export declare const confirmBuyerPurchase: (data: unknown) => boolean
export declare const listSales: (data: unknown) => boolean
export declare const countSales: (data: unknown) => boolean
export declare const addUnknownTool: (data: unknown) => boolean
