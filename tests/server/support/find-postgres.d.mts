/** The folder with initdb and postgres, or null when PostgreSQL is not installed. */
export declare const findPostgres: () => string | null
