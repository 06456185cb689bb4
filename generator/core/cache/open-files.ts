/** Files open at once: well below what systems allow a process. */
export const openFiles = 64;
