/** Numbers of the programme (AU11, FM17, ER02, ER13, VL63; A39 and A56 of docs/decisions.md). Times are milliseconds. */
export const LOGIN_ATTEMPTS = 5
export const PAGE_SIZE = 20
export const LATEST_ROWS = 5
export const TOAST_TIME = 5_000
export const SERVER_ERROR_RETRY_SECONDS = 30
export const CALL_TIMEOUT = 30_000
export const RECEIPT_FIELD_LENGTH = 20
export const LOCATION_TIMEOUT = 5_000
