import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { CodeLine, CodeRole, CodeRun } from '../../../../templates/model/planned/code.ts';
import type { CodeLanguage } from '../../../../templates/schema/code-languages.ts';
import { codePackage } from '../../../core/diagnostics/optional.ts';
import { memoize } from '../../../core/util/memoize.ts';
import { findPackage } from '../../../core/util/packages.mjs';
import { grammarsOf } from './languages.ts';
import { roleOf } from './roles.ts';

/** A part of the tree that the library makes of a text. */
interface HighlightNode {
  scope?: string;
  children: readonly (HighlightNode | string)[];
}

/** What is asked of the library. */
interface Library {
  newInstance: () => Library;
  registerLanguage: (name: string, grammar: unknown) => void;
  highlight: (text: string, options: { language: string; ignoreIllegals: boolean }) => { _emitter: { root: HighlightNode } };
}

/** Gives the words of a text their roles, line by line. Pure; undefined where the text stays as it is. */
export type Colour = (text: string, language: CodeLanguage) => readonly CodeLine[] | undefined;

/** Grammars are expressions of which some take the square of the length of a line or of a text. Characters. */
const longest = { line: 500, text: 50_000 };

const isLong = (text: string) =>
  text.length > longest.text || (text.length > longest.line && text.split('\n').some((line) => line.length > longest.line));

/** Runs one after another in the lines that they are in. */
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

  /** Comments are one thing, whatever a grammar finds in them. Trees may be as deep as texts are long. */
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
  /** One for each language: what is asked for first has no say in the colours of another. */
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
    // Where a grammar fails, the library leaves off in the middle.
    return lines.text === text ? lines.lines : undefined;
  };
}

/**
 * The colours of code. Nothing is loaded before a text is coloured, and then the grammar of its language alone.
 * @param root of the code of the engine
 */
export const colouringOf = memoize(
  (root: string): Colour => (findPackage(root, codePackage) === undefined ? () => undefined : createColour(root)),
);
