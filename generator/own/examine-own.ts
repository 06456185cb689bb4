import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { BuildFailure, BuildOptions, Message, Metafile, Plugin } from 'esbuild';
import { checkSyntax } from '../check/syntax.ts';
import { toDiagnostic } from '../diagnostics/diagnostics.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { Source } from '../json/source.ts';
import { type Doors, isDoor, throughDoors } from './doors.ts';
import { examineStyles } from './examine-styles.ts';
import type { OwnFault } from './own-faults.ts';
import { placeAt } from './place-of-key.ts';
import type { OwnSources } from './read-own.ts';

/** What a block is made of besides its component, which is named after it. */
const filesOfBlock = ['block.ts', 'schema.ts', 'words.ts', 'examples.json'];

/** `call-to-action` -> `CallToAction`. */
const inCapitals = (type: string) => type.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** The name by which the `block.ts` of a type exports its descriptor: `call-to-action` -> `callToAction`. */
export const exportOf = (type: string) => type.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** What each of some files has to export. */
const exportsAsked = (type: string): Record<string, string> => ({
  'block.ts': exportOf(type),
  [`${type}.tsx`]: `${inCapitals(type)}Block`,
});

/** What folders and names say. @param taken types that there are */
function examineFolders({ files, types }: OwnSources, taken: readonly string[]): OwnFault[] {
  const known = new Set(files);
  return types.flatMap((type): OwnFault[] => {
    const file = `blocks/${type}`;
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(type)) return [{ code: 'own-name', file, found: type }];
    if (taken.includes(type)) return [{ code: 'own-taken', file, found: type }];
    return [...filesOfBlock, `${type}.tsx`]
      .filter((name) => !known.has(`${file}/${name}`))
      .map((name) => ({ code: 'own-missing', file, expected: `${file}/${name}` }));
  });
}

const isCode = (file: string) => /\.tsx?$/.test(file);

/** Packages that blocks may import; of others they say themselves what they need. */
const allowed = new Set(['react', 'react/jsx-runtime', '@linaria/core']);

/** Where a name of these comes from that a block imports by another way. */
const better: Record<string, string> = { zod: 'qiyam/blocks', qiyam: 'qiyam/blocks', '@linaria/react': 'qiyam/parts' };

const betterFor = (path: string) => better[path] ?? better[path.split('/')[0] ?? ''];

const behindDoors = 'behind-doors:';

/** Has files import as they may, and collects what they ask of doors in vain. */
function ownImports({ folder }: OwnSources, doors: Doors, faults: OwnFault[]): Plugin {
  const named = (place: string) => relative(folder, place).replaceAll(sep, '/');
  return {
    name: 'own-imports',
    setup({ onLoad, onResolve }) {
      onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        const told = throughDoors(text, doors, (module) => behindDoors + module);
        for (const { name, door, index } of told.unknown) {
          const likely = nearest(name, [...doors[door].keys()]);
          const list = likely === undefined ? [] : [likely];
          faults.push({ code: 'own-unknown', file: named(path), ...placeAt(text, index), found: name, expected: door, list });
        }
        return { contents: told.text, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
      onResolve({ filter: /./ }, ({ path, kind, importer }) => {
        if (kind === 'entry-point') return undefined;
        if (path.startsWith(behindDoors) || allowed.has(path)) return { path, external: true };
        const place = resolve(dirname(importer), path);
        const isOwn = path.startsWith('.') && /^(?:blocks|theme)[\\/]/.test(relative(folder, place));
        if (isOwn && !isDoor(path)) return undefined;
        return { errors: [{ text: path, detail: 'own-import' }] };
      });
    },
  };
}

/** What esbuild says of a file that is not there. */
const isLost = (found = '') => found.startsWith('Could not resolve "./');

/** esbuild counts bytes. */
const inLetters = (lineText: string, bytes: number) => Buffer.from(lineText).subarray(0, bytes).toString().length + 1;

/** What esbuild says of a file of a site. @param nameOf the file from the folder of the site; undefined for one of ours */
export function faultOf({ text, location, detail }: Message, nameOf: (file: string) => string | undefined): OwnFault | undefined {
  const file = location && nameOf(location.file);
  if (!file) return undefined;
  const place = { file, line: location.line, column: inLetters(location.lineText, location.column) };
  if (detail !== 'own-import') return { code: 'own-syntax', ...place, found: text };
  const expected = betterFor(text);
  return { code: 'own-import', ...place, found: text, ...(expected && { expected }) };
}

/** What the files export that others go by. */
function examineExports(types: readonly string[], { outputs }: Metafile): OwnFault[] {
  const exportsOf = new Map(Object.values(outputs).map(({ entryPoint, exports }) => [entryPoint, exports]));
  return types.flatMap((type) =>
    Object.entries(exportsAsked(type)).flatMap(([name, expected]): OwnFault[] => {
      const file = `blocks/${type}/${name}`;
      const list = exportsOf.get(file);
      if (list === undefined || list.includes(expected)) return [];
      return [{ code: 'own-export', file, line: 1, column: 1, expected, list }];
    }),
  );
}

/** Examples are read as content is: what is wrong is told in the same words. */
function examineJson({ folder, files }: OwnSources): OwnFault[] {
  return files.flatMap((file): OwnFault[] => {
    if (!/^blocks\/[^_/][^/]*\/examples\.json$/.test(file)) return [];
    const source = new Source(file, readFileSync(join(folder, file), 'utf8'));
    const wrong = checkSyntax(source).map((finding): OwnFault => {
      const { line, column, message, hint } = toDiagnostic(source, finding);
      const told = { ar: { message: message.ar, hint: hint.ar }, en: { message: message.en, hint: hint.en } };
      return { code: 'own-syntax', file, line, column, told };
    });
    if (wrong.length > 0) return wrong;
    const examples = source.value as { name?: unknown; block?: unknown }[] | null;
    const isRight = Array.isArray(examples) && examples.length > 0 && examples.every((one) => one?.name && one?.block);
    return isRight ? [] : [{ code: 'own-missing', file, expected: 'a list of examples, each with "name" and "block"' }];
  });
}

/**
 * Looks at the code of a site by itself: names, imports, exports, syntax. Nothing of it runs.
 * @param taken types of blocks that there are
 * @returns all that is wrong
 */
export async function examineOwn(own: OwnSources, doors: Doors, taken: readonly string[]): Promise<OwnFault[]> {
  const faults = [...examineFolders(own, taken), ...examineJson(own), ...(await examineStyles(own))];
  // What follows from a folder that is wrong itself is not told.
  const wrong = new Set(faults.map(({ file }) => file));
  const isWhole = (type: string) => !wrong.has(`blocks/${type}`);
  const { build } = await import('esbuild');
  const options: BuildOptions = {
    absWorkingDir: own.folder,
    entryPoints: own.files.filter(isCode).map((file) => ({ in: file, out: file })),
    ...{ bundle: true, write: false, metafile: true, outdir: 'none', format: 'esm', jsx: 'automatic', logLevel: 'silent' },
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    loader: { '.json': 'json' },
    logLimit: 0,
    plugins: [ownImports(own, doors, faults)],
  };
  try {
    const { metafile } = await build(options);
    if (metafile) faults.push(...examineExports(own.types.filter(isWhole), metafile));
  } catch (error) {
    const { errors } = error as BuildFailure;
    if (!errors) throw error;
    // A file is read again for each that imports it.
    const told = errors.flatMap((message) => faultOf(message, (file) => file) ?? []);
    faults.push(...told.filter(({ file, found }) => !(isLost(found) && wrong.has(file.split('/').slice(0, 2).join('/')))));
  }
  const once = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
  return [...once.values()];
}
