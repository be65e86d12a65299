interface ImportMetaEnv {
  /** The version of package.json. */
  readonly VITE_APP_VERSION: string
}
