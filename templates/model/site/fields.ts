import * as z from 'zod';
import { describe } from '../../schema/fields.ts';

/** Marks a placeholder for a value that is not known yet. */
export const placeholder = z
  .literal(true)
  .optional()
  .meta(
    describe(
      'true: القيمة غير معروفة بعد؛ ينبه كل بناء عليها، ولا يقبلها البناء المشدد.',
      'true: the value is not yet known; every build warns of it, and a strict one refuses it.',
      true,
    ),
  );
