import type { Machine } from '../machine/machine.ts';
import { nameFonts } from '../theme/font-names.ts';

/** What draws icons and the pictures of pages. */
const modules = ['generator/graphics/icons.ts', 'generator/graphics/social/painter.ts'];

/** Names what drawings are made with: a change of it gives every drawing another name. */
export const drawingCode = async ({ codeKey, engine }: Machine): Promise<string> =>
  `${await codeKey(modules)} ${await nameFonts(engine.root)}`;
