import type { CodeRole } from '../../../../templates/model/planned/code.ts';

/**
 * Roles by scope of highlight.js. `null`: plain text inside a scope, such as an interpolation.
 * https://highlightjs.readthedocs.io/en/latest/css-classes-reference.html
 */
const roles: Readonly<Record<string, CodeRole | null>> = {
  addition: 'string',
  attr: 'name',
  attribute: 'name',
  built_in: 'type',
  bullet: 'number',
  code: 'string',
  comment: 'comment',
  deletion: 'number',
  keyword: 'keyword',
  link: 'string',
  literal: 'number',
  meta: 'keyword',
  name: 'keyword',
  number: 'number',
  property: 'name',
  quote: 'comment',
  regexp: 'string',
  section: 'keyword',
  'selector-attr': 'name',
  'selector-class': 'name',
  'selector-id': 'name',
  'selector-pseudo': 'name',
  'selector-tag': 'keyword',
  string: 'string',
  subst: null,
  symbol: 'number',
  'template-tag': 'keyword',
  'template-variable': 'name',
  title: 'function',
  'title.class': 'type',
  type: 'type',
  variable: 'name',
  'variable.language': 'keyword',
};

/** Role of a scope such as `title.class.inherited`; undefined: the role of the enclosing scope. */
export function roleOf(scope: string): CodeRole | null | undefined {
  for (let name = scope; name !== ''; name = name.slice(0, Math.max(0, name.lastIndexOf('.')))) {
    if (Object.hasOwn(roles, name)) return roles[name];
  }
  return undefined;
}
