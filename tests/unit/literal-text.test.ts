import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles } from '../support/imports.ts';
import { projectRoot } from '../support/project-root.ts';

/** Attributes that are read by visitors or screen readers. */
const textAttributes = new Set(['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'placeholder', 'title']);

/** Literal texts that an expression may evaluate to. */
function textsOf(node: ESTree.Expression | ESTree.JSXEmptyExpression): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(textsOf);
  if (node.type === 'BinaryExpression' && node.operator === '+') return [node.left, node.right].flatMap(textsOf);
  return node.type === 'ParenthesizedExpression' ? textsOf(node.expression) : [];
}

/** Literal texts of a template, visible or read aloud. */
function findWords(file: string, code: string): string[] {
  const found: string[] = [];
  const addChildren = ({ children }: { children: ESTree.JSXChild[] }) => {
    for (const child of children) if (child.type === 'JSXExpressionContainer') found.push(...textsOf(child.expression));
  };
  new Visitor({
    JSXElement: addChildren,
    JSXFragment: addChildren,
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !textAttributes.has(name.name)) return;
      if (value?.type === 'Literal') found.push(String(value.value));
      if (value?.type === 'JSXExpressionContainer') found.push(...textsOf(value.expression));
    },
  }).visit(parseSync(file, code).program);
  return found.filter((text) => /\p{L}/u.test(text));
}

// The linter rejects bare text; its option to reject strings would reject every string of a module.
test('has no literal text in expressions of templates, only labels that a site may override', () => {
  const literals = sourceFiles('templates').flatMap((file) =>
    findWords(file, readFileSync(join(projectRoot, file), 'utf8')).map((word) => `${file}: ${word}`),
  );
  expect(literals).toEqual([]);
});

test.each([
  ["<p>{'Pledge: '}{sum}</p>", ['Pledge: ']],
  [`<p>{\`Pledge \${sum} now\`}</p>`, ['Pledge ', ' now']],
  ["<>{isOpen ? 'Open' : closed}</>", ['Open']],
  ["<p>{isOpen && ('Open ' + sum)}</p>", ['Open ']],
  ['<a aria-label="Menu" href="/menu">{words.menu}</a>', ['Menu']],
  ["<img alt={'Logo'} />", ['Logo']],
  [`<p className="row" data-place={'head'}>{' '}{\`\${sum}%\`}{of('menu')}</p>`, []],
])('finds in %s the texts %j', (markup, words) => {
  expect(findWords('one.tsx', `export const one = ${markup};`)).toEqual(words);
});
