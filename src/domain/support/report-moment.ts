/** Where the portal stood after a step of a recording, as it was recorded (src/replay/words): what the picture of the flow lights. */
export interface ReportMoment {
  /** The place of the last line before the next step: the frame shows it. */
  line: number
  /** The id of the flow's machine; null where no flow has stood yet. */
  machine: string | null
  state: string | null
  /** The states in which this flow was before, and the events that it took in them: «editing submit». */
  past: string[]
  went: string[]
}
