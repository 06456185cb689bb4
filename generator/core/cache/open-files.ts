/** Files open at once: well below what systems allow a process. */
export const maxOpenFiles = 64;
