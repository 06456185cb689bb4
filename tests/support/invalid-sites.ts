import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, cp, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse as parsePath } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from './project-root.ts';

/**
 * Fault in `tests/fixtures/faults`: a base, an edit, and all diagnostics that it gives (none if it is valid after all). The
 * README there explains how to add one.
 */
const invalidSiteSchema = z
  .strictObject({
    /** Valid site in `bases` that is edited. */
    base: z.enum(['minimal', 'variants']).optional(),
    /** Whole file instead, if unrelated to a site. */
    text: z.string().optional(),
    edits: z
      .array(
        z.strictObject({
          /** Line of the base where `replace` begins, from 1, if it occurs more than once. */
          line: z.int().positive().optional(),
          replace: z.string().min(1),
          with: z.string(),
        }),
      )
      .default([]),
    layout: z.enum(['lines', 'one line']).default('lines'),
    encoding: z.enum(['utf-8', 'utf-8-bom', 'utf-16', 'windows-1256']).default('utf-8'),
    /** Extra files of this many bytes, padded with empty lines. */
    lengths: z.record(z.string(), z.int().positive()).default({}),
    /** Stage that reports the fault: the check, or the build. */
    shownBy: z.enum(['check', 'build']).default('check'),
    /** Diagnostics in order: `line:column severity code pointer`. */
    gives: z.array(z.string()),
  })
  .refine(({ base, text }) => (base === undefined) !== (text === undefined), 'either a base or a text');

export type InvalidSite = z.infer<typeof invalidSiteSchema>;

const invalidSitesDir = join(projectRoot, 'tests/fixtures/faults');
const sharedAssets = join(projectRoot, 'tests/fixtures/sites/variants/assets');

export const invalidSiteNames = readdirSync(invalidSitesDir).flatMap((file) =>
  file.endsWith('.yaml') ? [parsePath(file).name] : [],
);

export function readInvalidSite(name: string): InvalidSite {
  return invalidSiteSchema.parse(parse(readFileSync(join(invalidSitesDir, `${name}.yaml`), 'utf8')));
}

export function readBase(name: NonNullable<InvalidSite['base']>): string {
  return readFileSync(join(invalidSitesDir, 'bases', `${name}.json`), 'utf8');
}

/**
 * Text of the broken file.
 * @throws Error if an edit does not match exactly one place of the base, or if two overlap
 */
export function textOf({ base, text = '', edits, layout }: InvalidSite): string {
  let result = base === undefined ? text : readBase(base);
  const places = edits.map((edit) => ({ ...edit, at: placeOf(edit, result) })).toSorted((a, b) => b.at - a.at);
  let end = result.length;
  for (const { at, replace, with: replacement } of places) {
    if (at + replace.length > end) throw new Error(`Two edits overlap at ${replace}`);
    result = result.slice(0, at) + replacement + result.slice(at + replace.length);
    end = at;
  }
  return layout === 'one line' ? result.replaceAll(/,\n\s*/g, ', ').replaceAll(/\n\s*/g, '') : result;
}

function placeOf({ line, replace }: InvalidSite['edits'][number], base: string): number {
  const lines = base.split('\n');
  const from = line === undefined ? 0 : lines.slice(0, line - 1).join('\n').length + Math.min(line - 1, 1);
  const to = line === undefined ? base.length : from + (lines[line - 1] ?? '').length;
  const at = base.indexOf(replace, from);
  const next = base.indexOf(replace, at + 1);
  const where = line === undefined ? '' : ` on line ${line}`;
  if (at === -1 || at > to) throw new Error(`The base has no ${replace}${where}`);
  if (next !== -1 && next < to) throw new Error(`The base has ${replace} more than once${where}`);
  return at;
}

/** Encodes a text. Node cannot encode Windows code pages: the table is derived from its decoder. */
export function encode(text: string, encoding: InvalidSite['encoding']): Buffer {
  if (encoding === 'utf-16') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  if (encoding === 'utf-8-bom') return Buffer.from(`\uFEFF${text}`);
  if (encoding === 'utf-8') return Buffer.from(text);
  const characters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(text, (character) => characters.indexOf(character)));
}

/**
 * Writes the broken site with all its pictures.
 * @returns path of its site file
 */
export async function writeInvalidSite(name: string, folder: string): Promise<string> {
  const fault = readInvalidSite(name);
  const assets = join(folder, 'assets');
  // Some versions of Node cannot copy a link over itself.
  await rm(assets, { recursive: true, force: true });
  await cp(sharedAssets, assets, { recursive: true });
  const own = join(invalidSitesDir, 'assets', name);
  if (existsSync(own)) await cp(own, assets, { recursive: true });
  for (const [file, length] of Object.entries(fault.lengths)) {
    const { size } = await stat(join(assets, file));
    await appendFile(join(assets, file), '\n'.repeat(length - size));
  }
  const siteFile = join(folder, 'site.json');
  await writeFile(siteFile, encode(textOf(fault), fault.encoding));
  return siteFile;
}
