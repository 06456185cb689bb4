import type { Machine } from '../machine/machine.ts';

/** What draws icons and the pictures of pages. */
const modules = ['generator/graphics/icons.ts', 'generator/graphics/social/painter.ts'];

/** Names what drawings are made with: a change of it gives every drawing another name. @param fonts names those of the site */
export const drawingCode = async ({ codeKey }: Machine, fonts = ''): Promise<string> => `${await codeKey(modules)} ${fonts}`;
