import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CodeLine, CodeRole, CodeRun } from '../../../../templates/model/planned/code.ts';
import type { CodeLanguage } from '../../../../templates/schema/code-languages.ts';
import { codePackage } from '../../../core/diagnostics/optional.ts';
import { memoize } from '../../../core/util/memoize.ts';
import { findPackage } from '../../../core/util/packages.mjs';
import { grammarsOf } from './languages.ts';
import { roleOf } from './roles.ts';

/** A node of the tree of highlight.js. */
interface HighlightNode {
  scope?: string;
  children: readonly (HighlightNode | string)[];
}

/** The parts of highlight.js that are used. */
interface Library {
  newInstance: () => Library;
  registerLanguage: (name: string, grammar: unknown) => void;
  highlight: (text: string, options: { language: string; ignoreIllegals: boolean }) => { _emitter: { root: HighlightNode } };
}

/** Highlights a text line by line. Pure; undefined if the text stays plain. */
export type Colour = (text: string, language: CodeLanguage) => readonly CodeLine[] | undefined;

/** Limits in characters: some grammars take quadratic time in the length of a line or a text. */
const longest = { line: 500, text: 50_000 };

const isLong = (text: string) =>
  text.length > longest.text || (text.length > longest.line && text.split('\n').some((line) => line.length > longest.line));

/** Collects runs into lines. */
class Lines {
  readonly lines: CodeRun[][] = [[]];
  text = '';

  add(text: string, role: CodeRole | null): void {
    this.text += text;
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) this.lines.push([]);
      if (part !== '') this.#push(part, role);
    }
  }

  #push(part: string, role: CodeRole | null): void {
    const line = this.lines.at(-1) as CodeRun[];
    const last = line.at(-1);
    const isText = typeof last === 'string';
    if (role === null) {
      if (isText) line[line.length - 1] = last + part;
      else line.push(part);
    } else if (last !== undefined && !isText && last[0] === role) line[line.length - 1] = [role, last[1] + part];
    else line.push([role, part]);
  }

  /** Nested scopes of a comment are ignored. Iterative, because trees may be as deep as texts are long. */
  addTree(root: HighlightNode): void {
    const open = [{ children: root.children, role: null as CodeRole | null, at: 0 }];
    for (let inner = open.at(-1); inner; inner = open.at(-1)) {
      const child = inner.children[inner.at++];
      if (child === undefined) open.pop();
      else if (typeof child === 'string') this.add(child, inner.role);
      else {
        const own = child.scope === undefined || inner.role === 'comment' ? undefined : roleOf(child.scope);
        open.push({ children: child.children, role: own === undefined ? inner.role : own, at: 0 });
      }
    }
  }
}

function createColour(root: string): Colour {
  const require = createRequire(join(root, 'package.json'));
  /** One instance per language: grammars registered for another language must not affect the result. */
  const libraryOf = memoize((language: CodeLanguage): Library => {
    const library = (require(`${codePackage}/lib/core`) as Library).newInstance();
    for (const name of grammarsOf(language)) library.registerLanguage(name, require(`${codePackage}/lib/languages/${name}`));
    return library;
  });
  return (text, language) => {
    if (isLong(text)) return undefined;
    const [own] = grammarsOf(language);
    const lines = new Lines();
    lines.addTree(libraryOf(language).highlight(text, { language: own, ignoreIllegals: true })._emitter.root);
    // If a grammar fails, the library stops in the middle of the text.
    return lines.text === text ? lines.lines : undefined;
  };
}

/**
 * Syntax highlighting. The library and the grammar of a language are loaded on first use.
 * @param root root folder of the engine
 */
export const colouringOf = memoize(
  (root: string): Colour => (findPackage(root, codePackage) === undefined ? () => undefined : createColour(root)),
);
