/** Maximum number of open files: well below the limits of operating systems. */
export const maxOpenFiles = 64;
