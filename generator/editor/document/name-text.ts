import { hash } from 'node:crypto';

/** Hash of a text for journals and the editor. Cryptographic, so that no content is mistaken for another. */
export const nameText = (text: Uint8Array | string): string => hash('sha256', text, 'base64');
