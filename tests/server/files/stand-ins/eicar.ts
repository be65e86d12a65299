/** StreamMaxLength of the stand-in and of the daemon that tests start. */
export const LIMIT = 1_000_000

/** In two halves: a scanner of this machine must not take the file for one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join('')
