/** The folder that has all of these programs of PostgreSQL, initdb and postgres by default; null when there is none. */
export declare const findPostgres: (programs?: string[]) => string | null
