// Runs before each file: files share a process, so that the server's modules and the database engine load once.
import { beginSerials } from './support/deeds/receipts.ts'

beginSerials()
