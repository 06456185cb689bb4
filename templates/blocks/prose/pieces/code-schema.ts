import * as z from 'zod';
import { describe } from '../../../schema/fields.ts';
import { reference } from '../../../schema/kinds.ts';
import { refineMarked } from '../../code/rules.ts';
import { codeFields } from '../../code/schema.ts';

const explanation = describe('شيفرة برمجية بين الفقرات.', 'Code between the paragraphs.');

export const codePieceSchema = reference(
  'code',
  z
    .strictObject({ type: z.literal('code').meta(explanation), ...codeFields })
    .check(refineMarked)
    .meta({
      ...explanation,
      id: 'prose-code',
      examples: [{ type: 'code', language: 'bash', text: 'npm ci\nnpm run build' }],
    }),
);
