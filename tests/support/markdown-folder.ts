import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ReadOptions, SourceDocument, SourceOutline } from '../../generator/import/model/document.ts';
import { openMarkdownFolder } from '../../generator/import/sources/markdown/markdown.ts';
import { withoutPlaces } from './read-markdown.ts';
import { prefix } from './run-folder.ts';

/** Files by path. */
export type Files = Record<string, string | Buffer>;

/** Writes files to a temporary folder. @returns its path */
export function writeFolder(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), prefix));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

export interface ReadFolder {
  outline: SourceOutline;
  /** Documents by id, blocks without places. */
  documents: Record<string, SourceDocument>;
}

/** Reads a folder of Markdown. */
export async function readFolder(root: string, options: ReadOptions = {}): Promise<ReadFolder> {
  const source = openMarkdownFolder(root, options);
  const outline = await source.readOutline();
  const documents: Record<string, SourceDocument> = {};
  for await (const document of source.readDocuments(outline)) {
    documents[document.id] = { ...document, blocks: withoutPlaces(document.blocks) };
  }
  return { outline, documents };
}

/** Addresses of links and pictures in a value, in order. */
export function addressesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    (name === 'href' || name === 'address') && typeof item === 'string' ? [item] : addressesIn(item),
  );
}

/** Labels of a menu with their levels, and what they lead to. */
export const menuLines = (items: SourceOutline['menus'][number]['items'], level = 0): string[] =>
  items.flatMap(({ label, document, href, items: inner }) => [
    `${'  '.repeat(level)}${label} ${document ?? href ?? ''}`.trimEnd(),
    ...menuLines(inner, level + 1),
  ]);
