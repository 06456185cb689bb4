import { existsSync, readFileSync } from 'node:fs';
import { type SourceMap, SourceMap as SourceMapClass } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { CustomBlocksError } from '../../core/diagnostics/errors.ts';
import type { CustomBlocks } from '../../core/util/engine.mjs';
import { customFileOf, customNameOf, enginePathOf } from '../templates/custom-modules.ts';
import { type CustomBlockDiagnostic, toFullDiagnostic } from './custom-block-diagnostics.ts';

/** Error location fields of the different bundlers. */
interface ErrorLocation {
  message?: string;
  stack?: string;
  id?: string;
  loc?: { file?: string; line?: number; column?: number };
  location?: { file?: string; line?: number; column?: number };
}

const inline = /\/\/# sourceMappingURL=data:application\/json[^,]*;base64,([\w+/=]+)\s*$/;

function mapOf(file: string): SourceMap | undefined {
  try {
    if (existsSync(`${file}.map`)) return new SourceMapClass(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    const [, encoded] = inline.exec(readFileSync(file, 'utf8')) ?? [];
    return encoded === undefined ? undefined : new SourceMapClass(JSON.parse(Buffer.from(encoded, 'base64').toString()));
  } catch {
    return undefined;
  }
}

type SourceLocation = Pick<CustomBlockDiagnostic, 'file' | 'line' | 'column'>;

/** Source file named in a source map, resolved from the mapped file; undefined if it is not a file URL. */
function sourceOf(address: string, file: string): string | undefined {
  const { protocol, href } = new URL(address, pathToFileURL(file));
  return protocol === 'file:' ? fileURLToPath(href) : undefined;
}

/** Stack frames: position in a bundle, or in a source if Node has applied the source map already. */
const frames = /(?:\(|at (?:async )?)((?:file:\/\/|\/|[A-Z]:\\)[^\n()]*?):(\d+):(\d+)\)?$/gm;

function placeInStack(stack: string, customBlocks: CustomBlocks): SourceLocation | undefined {
  const maps = new Map<string, SourceMap | undefined>();
  for (const [, address = '', line = '', column = ''] of stack.matchAll(frames)) {
    const file = (address.startsWith('file:') ? fileURLToPath(address.replace(/\?.*$/, '')) : address).replace(/\?.*$/, '');
    const name = customNameOf(customBlocks, file);
    if (name) return { file: name, line: Number(line), column: Number(column) };
    if (!maps.has(file)) maps.set(file, mapOf(file));
    const entry = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
    const source = entry && 'originalSource' in entry ? sourceOf(entry.originalSource, file) : undefined;
    const named = source && customNameOf(customBlocks, source);
    if (entry && 'originalLine' in entry && named)
      return { file: named, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
  }
  return undefined;
}

/** The file of the site that a message names first, with the position if the message has one. */
function placeInMessage(message: string, customBlocks: CustomBlocks): SourceLocation | undefined {
  const text = message.replaceAll('\\', '/');
  const named = customBlocks.files.flatMap((file) =>
    [customFileOf(customBlocks, file), enginePathOf(file)].flatMap((name) => {
      const at = text.indexOf(name);
      return at === -1 ? [] : [{ file, at, rest: text.slice(at + name.length) }];
    }),
  );
  const [first] = named.sort((one, other) => one.at - other.at);
  const [, line, column] = /^(?:\?[^\s:]*)?:(\d+):(\d+)/.exec(first?.rest ?? '') ?? [];
  return first && { file: first.file, ...(line && { line: Number(line), column: Number(column) }) };
}

/** Code excerpt in Linaria's messages, printed without types: the line, and a caret below it. */
const excerpt = /^> \d+ \|(.*)\n +\|( *)\^/m;

/** Position of that excerpt in the file. */
function placeInExcerpt(message: string, file: string, folder: string): SourceLocation | undefined {
  const [, line = '', before = ''] = excerpt.exec(message) ?? [];
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  // If the whole line is not found because types were removed, the part before the caret may be.
  for (const text of [line.trim(), line.slice(0, before.length).trim()]) {
    const index = lines.findIndex((one) => one.includes(text));
    if (text === '' || index === -1) continue;
    const shift = (lines[index]?.indexOf(text) ?? 0) - (line.length - line.trimStart().length);
    return { file, line: index + 1, column: Math.max(1, before.length + shift + 1) };
  }
  return undefined;
}

/** Position of an error in the code of a site; undefined if it is not from there. */
export function placeOfError(error: unknown, customBlocks: CustomBlocks): SourceLocation | undefined {
  const { message = '', stack = '', id = '', loc, location } = (error ?? {}) as ErrorLocation;
  const { file = id, line, column = 0 } = loc ?? location ?? {};
  const name = customNameOf(customBlocks, file);
  if (name && line !== undefined) return { file: name, line, column: column + 1 };
  const named = placeInMessage(message, customBlocks) ?? (name ? { file: name } : undefined);
  const shown = named && placeInExcerpt(message, named.file, customBlocks.folder);
  return shown ?? placeInStack(stack, customBlocks) ?? named;
}

/** One-line message of an error, without the position and code excerpt that bundlers add. */
export function messageOfError(error: unknown, customBlocks: CustomBlocks): string {
  const text = stripVTControlCharacters(String((error as Error)?.message ?? error));
  const [, reason] = /^ +> (.+)$/m.exec(text) ?? [];
  if (reason) return reason;
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:Build failed with|[╭│╰─╯|]|\d+ ?[│|])/.test(line));
  const shortMessage = customBlocks.files.reduce(
    (all, name) => all.replaceAll(customFileOf(customBlocks, name), name).replaceAll(enginePathOf(name), name),
    lines[0] ?? '',
  );
  return shortMessage.slice(0, 300);
}

/** Diagnostic for an error from the code of a site; undefined for any other error. */
export function diagnosticOfError(error: unknown, customBlocks: CustomBlocks): CustomBlockDiagnostic | undefined {
  const place = placeOfError(error, customBlocks);
  return place && { code: 'own-throws', ...place, found: messageOfError(error, customBlocks) };
}

/** `CustomBlocksError` for an error from the code of a site; undefined for any other error. */
export function toCustomBlocksError(error: unknown, customBlocks: CustomBlocks | undefined): CustomBlocksError | undefined {
  const diagnostic = customBlocks && diagnosticOfError(error, customBlocks);
  return diagnostic && new CustomBlocksError([toFullDiagnostic(customBlocks.folder, diagnostic)], undefined);
}
