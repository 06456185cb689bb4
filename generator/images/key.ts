import { createHash } from 'node:crypto';
import type { Machine } from '../machine/machine.ts';

/** What inspects and encodes pictures. The last runs as a process of its own. */
const modules = ['generator/images/inspect.ts', 'generator/images/encode.ts', 'generator/images/draw-apart.mjs'];

/** Makes what names a picture by its content and by the code that works on it: the same on every machine. */
export async function createImageKey({ codeKey }: Machine): Promise<(bytes: Uint8Array) => string> {
  const code = await codeKey(modules);
  return (bytes) => createHash('sha256').update(code).update(bytes).digest('hex').slice(0, 32);
}
