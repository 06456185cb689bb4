import * as z from 'zod';

/** Binary value in base64url. */
export const binarySchema = z
  .string()
  .max(32_768)
  .regex(/^[\w-]+$/);
