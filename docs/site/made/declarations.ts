import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EntryPoint } from '../../../generator/bundle/templates/custom-modules.ts';
import { namesOfEntry } from './entry-names.ts';

/** Something that an entry point has, as its code says it. */
export interface Declared {
  name: string;
  /** What its docstring says, without its stars; empty where there is none. */
  doc: string;
  /** How it is called, or what it has; what it does is left out. */
  code: string;
}

const docOf = (comment = '') =>
  comment
    .replaceAll(/^[ \t]*\* ?/gm, '')
    .trim()
    .replaceAll(/\n(?![\n@])/g, ' ');

/** The text of a declaration from its name on, with the docstring above it. */
function find(text: string, name: string): { doc: string; from: number; form: string } | undefined {
  const declared = String.raw`(?:export )?(?:async )?(const|function|type|interface) ${name}\b`;
  const found = new RegExp(String.raw`(?:^/\*\*((?:(?!\*/)[\s\S])*)\*/\n)?^${declared}`, 'm').exec(text);
  if (!found) return undefined;
  const [whole, comment, form = ''] = found;
  return { doc: docOf(comment), from: found.index + whole.length - whole.replace(/^[\s\S]*\*\/\n/, '').length, form };
}

/** A function up to its body, which begins where a brace ends a line outside of brackets. */
function signatureAt(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if ('([{'.includes(text[at] ?? '')) {
      if (depth === 0 && text.startsWith('{\n', at)) return text.slice(from, at).trim();
      depth++;
    }
    if (')]}'.includes(text[at] ?? '')) depth--;
    if (depth === 0 && text.startsWith('=>', at)) return text.slice(from, at).trim();
  }
  return text.slice(from);
}

/** A value: short ones as they stand, of objects their keys, of what is made by others the name. */
function valueAt(rest: string): string {
  const [, name = '', members] = /^((?:export )?const \w+)(?: = \{\n([\s\S]*?)\n\})?/.exec(rest) ?? [];
  const [line = ''] = rest.split('\n', 1);
  if (members !== undefined) return `${name}: { ${[...members.matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key).join('; ')} }`;
  return line.endsWith(' as const;') ? line : name;
}

/** What a declaration says before it says how: of a value that is made by others its name alone. */
function codeAt(text: string, from: number, form: string): string {
  const rest = text.slice(from);
  const isArrow = /^(?:export )?const \w+ = (?:async )?(?:<[^=]*>)?\(/.test(rest);
  if (form === 'function' || isArrow) return signatureAt(text, from);
  if (form === 'const') return valueAt(rest);
  if (form === 'interface') return /^[^\n]*\{\}|^[\s\S]*?\n\}/.exec(rest)?.[0] ?? '';
  return /^[\s\S]*?;(?=\n\S|\n*$|\n\n)/.exec(rest)?.[0] ?? '';
}

const withoutExport = (code: string) => code.replace(/^export /, '');

/** Types of the same file that a declaration names, and that the entry point does not have. */
function typesBeside(text: string, code: string, known: Set<string>): string[] {
  return [...code.matchAll(/\b[A-Z]\w+/g)].flatMap(([name]) => {
    const found = known.has(name) ? undefined : find(text, name);
    if (!found || (found.form !== 'type' && found.form !== 'interface')) return [];
    known.add(name);
    const own = codeAt(text, found.from, found.form);
    const doc = found.doc === '' ? '' : `/** ${found.doc} */\n`;
    return [doc + withoutExport(own), ...typesBeside(text, own, known)];
  });
}

/** All that blocks of sites import from an entry point, in the order of its names. @param root of the sources */
export function declarationsOf(root: string, entry: EntryPoint): Declared[] {
  const names = namesOfEntry(root, entry);
  const own = readFileSync(join(root, `templates/custom-blocks/${entry.split('/')[1]}.ts`), 'utf8');
  return [...names].map(([name, behind]): Declared => {
    const place = join(root, behind.module);
    if (!existsSync(place) || !/\.tsx?$/.test(behind.module)) {
      const [, comment] = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\nexport [^\n]*\b${name}\b`).exec(own) ?? [];
      return { name, doc: docOf(comment), code: `import { ${name} } from '${entry}';` };
    }
    const text = readFileSync(place, 'utf8');
    const found = find(text, behind.name);
    if (!found) return { name, doc: '', code: '' };
    const code = codeAt(text, found.from, found.form);
    // A component that is made of another has its properties.
    const props = code.includes('Props') ? code : `${code} ${name}Props`;
    return { name, doc: found.doc, code: [withoutExport(code), ...typesBeside(text, props, new Set(names.keys()))].join('\n\n') };
  });
}
