/** Whether an error is one of the operating system, such as a full disk, with its code. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException & { code: string } =>
  error instanceof Error && 'syscall' in error && 'code' in error;
