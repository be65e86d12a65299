/** Constants of the programme (AU11, FM17, ER02, ER13, VL63; A39 and A56). Times are milliseconds. */
export const LOGIN_ATTEMPTS = 5
export const PAGE_SIZE = 20
export const LATEST_ROWS = 5
export const TOAST_TIME = 5_000
export const SERVER_ERROR_RETRY_SECONDS = 30
export const CALL_TIMEOUT = 30_000
export const RECEIPT_FIELD_LENGTH = 20
export const LOCATION_TIMEOUT = 5_000
/** How long a press waits for the device's position, and the age of a position that is still used (F03). */
export const LOCATION_WAIT = 300
export const LOCATION_AGE = 300_000
/** Limits of the files of one form or receipt, and of a single file (VL82, VL85; B12). */
export const FILES_PER_FORM = 4
export const MAX_FILE_BYTES = 10 * 1024 * 1024
export const MAX_PIXELS = 40_000_000
/** The upload of a file may take longer than a call (A39). */
export const UPLOAD_TIMEOUT = 120_000
/** The time after which the camera scan reports that it found no code. */
export const SCAN_TIMEOUT = 60_000
/** A session ends after this long without calls, or this long after sign-in (B03). */
export const SESSION_IDLE = 7 * 86_400_000
export const SESSION_ABSOLUTE = 30 * 86_400_000
/** Those of operators, outside of demo mode: an hour without a call, a shift in all (D247). */
export const OPERATOR_SESSION_IDLE = 3_600_000
export const OPERATOR_SESSION_ABSOLUTE = 12 * 3_600_000
