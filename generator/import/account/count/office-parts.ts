import { unzipSync } from 'fflate';
import { SourceError } from '../../model/source-error.ts';

/** Bytes of one part, beyond which no honest document goes. */
const largestPart = 256 * 1024 * 1024;

const utf8 = new TextDecoder();

/** Parts of an office file by path, as text. @throws SourceError if it is no such file */
export function readParts(bytes: Uint8Array, file: string, wanted: RegExp): Map<string, string> {
  try {
    const parts = unzipSync(bytes, { filter: ({ name, originalSize }) => wanted.test(name) && originalSize <= largestPart });
    return new Map(Object.entries(parts).map(([name, content]) => [name.replaceAll('\\', '/'), utf8.decode(content)]));
  } catch (cause) {
    throw new SourceError('unreadable', { file }, cause instanceof Error ? cause.message : '');
  }
}

/** Targets of relations by id. */
export function relationsOf(xml = ''): Map<string, string> {
  const relations = new Map<string, string>();
  for (const [tag] of xml.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)) {
    const id = /\bId="([^"]*)"/.exec(tag)?.[1];
    const target = /\bTarget="([^"]*)"/.exec(tag)?.[1];
    if (id !== undefined && target !== undefined) relations.set(id, target);
  }
  return relations;
}
