// nginx for the grid's drill: the installed one, or Debian's package where installing is allowed.
import { existsSync } from 'node:fs'
import { aptInstall } from './apt.mjs'

const isThere = () => ['/usr/sbin/nginx', '/usr/bin/nginx'].some((path) => existsSync(path))

/** @returns whether nginx is installed now */
export const installNginx = async () => isThere() || ((await aptInstall('nginx-light')) && isThere())
