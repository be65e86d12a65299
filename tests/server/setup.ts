// Before each file: files share a process, so that the server's modules and the database engine are loaded once.
import { beginSerials } from './support/receipts.ts'

beginSerials()
