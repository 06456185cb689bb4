import * as z from 'zod';
import { diagnosticCode } from '../../../schema/diagnostic-codes.ts';
import { describe } from '../../../schema/fields.ts';
import { kind, type Named } from '../../../schema/kinds.ts';

/** Last part of an address, by which the content refers to an item. */
export const nameField = (words: Parameters<typeof describe>, names?: Named) =>
  kind(
    'word',
    z
      .string()
      .max(100)
      .regex(/^[a-z][a-z0-9-]*$/, { error: diagnosticCode('bad-id') })
      .meta({
        ...describe(...words),
        patternErrorMessage:
          'حروف لاتينية صغيرة وأرقام وشرطات، يبدأ بحرف. Small Latin letters, digits and hyphens, beginning with a letter.',
      }),
    names,
  );

/** Names of other items of the collection. */
export const namesField = (names: Named, ...[arabic, english, example]: [arabic: string, english: string, example: string]) =>
  z
    .array(nameField([arabic, english, example], names))
    .min(1)
    .optional()
    .meta(describe(arabic, english, [example]));
