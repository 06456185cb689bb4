import { hash } from 'node:crypto';

/** Names a text, in journals and to the editor: nobody's content is taken for another's by it. */
export const nameText = (text: Uint8Array | string): string => hash('sha256', text, 'base64');
