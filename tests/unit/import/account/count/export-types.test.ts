import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isDocumentType, mayBePrivate } from '../../../../../generator/import/account/count/export-types.ts';
import { roleOf } from '../../../../../generator/import/sources/wordpress/index/post-types.ts';
import { projectRoot } from '../../../../support/project-root.ts';

const filesOfTypes = ['account/count/export-types.ts', 'sources/wordpress/index/post-types.ts'];

/** All words of the lists in both files. */
const typesIn = filesOfTypes.flatMap((file) => {
  const text = readFileSync(join(projectRoot, 'generator/import', file), 'utf8');
  return [...text.matchAll(/'([a-z][\w -]+)'/g)].flatMap(([, words = '']) => words.split(' '));
});

test('the counter and the reader agree on types of documents', () => {
  const types = [...new Set([...typesIn, 'post', 'page', 'branch', 'book', '_pods_pod', 'customize_changeset'])];
  expect(types.length).toBeGreaterThan(90);
  const differing = types.filter((type) => isDocumentType(type) !== (roleOf(type) === 'content' && type !== 'redirect_rule'));
  expect(differing.filter((type) => type !== '')).toEqual([]);
});

test.each([
  ['<wp:status>publish</wp:status><wp:post_password></wp:post_password>', false],
  ['<wp:status><![CDATA[inherit]]></wp:status><wp:post_password><![CDATA[]]></wp:post_password>', false],
  ['<wp:status></wp:status><wp:post_password/>', false],
  ['<wp:status><![CDATA[private]]></wp:status>', true],
  ['<wp:status> trash </wp:status>', true],
  ['<wp:status>publish</wp:status><wp:post_password><![CDATA[x]]></wp:post_password>', true],
  ['<wp:status>publish</wp:status><wp:post_password>x</wp:post_password>', true],
])('%s may be private: %s', (text, expected) => {
  expect(mayBePrivate(text)).toBe(expected);
});
