/** Why a file is not entered at all, in words for whoever has given it: nothing of it has been written by this run, or nothing more. */
export class BadFile extends Error {}
