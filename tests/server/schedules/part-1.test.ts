import { describeSchedules } from './suite.ts'

describeSchedules(1)
