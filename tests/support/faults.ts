import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { appendFile, cp, rm, stat, writeFile } from 'node:fs/promises';
import { join, parse as parsePath } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { projectRoot } from './project-root.ts';

/**
 * A fault of `tests/fixtures/faults`: a base, an edit, and every diagnostic that this must give, and no other (none at all
 * where what looks wrong is right).
 * The README beside them says how to add one.
 */
const faultSchema = z
  .strictObject({
    /** A site of `bases` without any fault, in which the edits are made. */
    base: z.enum(['minimal', 'variants']).optional(),
    /** The whole file instead, where it has nothing in common with a site. */
    text: z.string().optional(),
    edits: z
      .array(
        z.strictObject({
          /** The line of the base on which `replace` begins, counted from 1, where it stands there more than once. */
          line: z.int().positive().optional(),
          replace: z.string().min(1),
          with: z.string(),
        }),
      )
      .default([]),
    layout: z.enum(['lines', 'one line']).default('lines'),
    encoding: z.enum(['utf-8', 'utf-8-bom', 'utf-16', 'windows-1256']).default('utf-8'),
    /** Files of its own that are as long as this, in bytes: they end in empty lines. */
    lengths: z.record(z.string(), z.int().positive()).default({}),
    /** What shows the fault: reading the content, or only what a build makes of it. */
    shownBy: z.enum(['check', 'build']).default('check'),
    /** The diagnostics in their order: `line:column severity code pointer`. */
    gives: z.array(z.string()),
  })
  .refine(({ base, text }) => (base === undefined) !== (text === undefined), 'either a base or a text');

export type Fault = z.infer<typeof faultSchema>;

const faultsDir = join(projectRoot, 'tests/fixtures/faults');
const sharedAssets = join(projectRoot, 'tests/fixtures/sites/variants/assets');

export const faultNames = readdirSync(faultsDir).flatMap((file) => (file.endsWith('.yaml') ? [parsePath(file).name] : []));

export function readFault(name: string): Fault {
  return faultSchema.parse(parse(readFileSync(join(faultsDir, `${name}.yaml`), 'utf8')));
}

export function readBase(name: NonNullable<Fault['base']>): string {
  return readFileSync(join(faultsDir, 'bases', `${name}.json`), 'utf8');
}

/** The text of the broken file. @throws Error where an edit does not say one place of the base, or two overlap. */
export function textOf({ base, text = '', edits, layout }: Fault): string {
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

function placeOf({ line, replace }: Fault['edits'][number], base: string): number {
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

/** The bytes of a text in an encoding. Node writes no Windows encoding: its decoder says which byte is which character. */
export function encode(text: string, encoding: Fault['encoding']): Buffer {
  if (encoding === 'utf-16') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  if (encoding === 'utf-8-bom') return Buffer.from(`\uFEFF${text}`);
  if (encoding === 'utf-8') return Buffer.from(text);
  const characters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(text, (character) => characters.indexOf(character)));
}

/**
 * Writes the broken site, with the pictures that the bases name and those of its own.
 * @returns the path of its site file.
 */
export async function writeFault(name: string, folder: string): Promise<string> {
  const fault = readFault(name);
  const assets = join(folder, 'assets');
  // Some versions of Node copy no link over itself.
  await rm(assets, { recursive: true, force: true });
  await cp(sharedAssets, assets, { recursive: true });
  const own = join(faultsDir, 'assets', name);
  if (existsSync(own)) await cp(own, assets, { recursive: true });
  for (const [file, length] of Object.entries(fault.lengths)) {
    const { size } = await stat(join(assets, file));
    await appendFile(join(assets, file), '\n'.repeat(length - size));
  }
  const siteFile = join(folder, 'site.json');
  await writeFile(siteFile, encode(textOf(fault), fault.encoding));
  return siteFile;
}
