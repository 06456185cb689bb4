import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CompiledSchema, SchemaNode } from '../../../../generator/content/schema/compiled-schema.ts';
import { compiledSiteSchema } from '../../../../generator/content/schema/compiled-site-schema.ts';
import { indexWithin } from '../../../../generator/content/schema/look-up.ts';
import { contentVersion } from '../../../../templates/model/site/content-version.ts';
import { projectRoot } from '../../../support/project-root.ts';
import { listSchema, lostFrom, readList, writeList } from '../../../support/schema-list.ts';

const isUpdate = process.env.UPDATE_VERSIONS === '1';

describe('the schema list of the current content version', () => {
  const listFile = join(projectRoot, 'tests/fixtures/versions', String(contentVersion), 'contract.txt');
  const now = listSchema(compiledSiteSchema);

  // A new version has no list yet.
  if (isUpdate && !existsSync(listFile)) {
    mkdirSync(dirname(listFile), { recursive: true });
    writeFileSync(listFile, '');
  }

  test('loses no key or enum value without a new version', () => {
    expect(lostFrom(readList(readFileSync(listFile, 'utf8')), now)).toEqual([]);
  });

  test('contains every key and enum value of the schema', () => {
    if (isUpdate && lostFrom(readList(readFileSync(listFile, 'utf8')), now).length === 0)
      writeFileSync(listFile, `${writeList(now)}\n`);
    const listed = readList(readFileSync(listFile, 'utf8').trimEnd());
    expect(
      [...now].filter((line) => !listed.has(line)),
      'Run this test with UPDATE_VERSIONS=1',
    ).toEqual([]);
  });

  /** The compiled schema with one node replaced. */
  const withNode = (index: number, node: SchemaNode): CompiledSchema => ({
    ...compiledSiteSchema,
    nodes: compiledSiteSchema.nodes.with(index, node),
  });
  const lost = (changed: CompiledSchema) => lostFrom(now, listSchema(changed));

  test('survives writing and reading', () => {
    expect(readList(writeList(now))).toEqual(now);
    expect(now.size).toBeGreaterThan(5000);
  });

  test.each([
    ['a key that is renamed', 'stagger', ({ stagger = 0, ...fields }) => ({ ...fields, pause: stagger })],
    ['a key that is gone', 'stagger', ({ stagger: _, ...fields }) => fields],
  ] as [string, string, (fields: Record<string, number>) => Record<string, number>][])(
    'reports a removed key: %s',
    (_, key, change) => {
      const index = indexWithin(compiledSiteSchema.root, ['site', 'motion'], undefined) ?? -1;
      const node = compiledSiteSchema.nodes[index] as SchemaNode & { is: 'object' };
      expect(lost(withNode(index, { ...node, fields: change(node.fields) }))).toContain(`.site.motion.${key} : number`);
    },
  );

  test('reports a removed enum value, but not an enum that becomes free text', () => {
    const index = indexWithin(compiledSiteSchema.root, ['site', 'direction'], undefined) ?? -1;
    const { kind } = compiledSiteSchema.nodes[index] as SchemaNode & { is: 'words' };
    expect(lost(withNode(index, { is: 'words', kind, words: ['ltr'] }))).toEqual(['.site.direction = "rtl"']);
    expect(lost(withNode(index, { is: 'string', kind }))).toEqual([]);
  });

  test('reports a key that becomes required, but not one that becomes optional', () => {
    const index = indexWithin(compiledSiteSchema.root, ['site'], undefined) ?? -1;
    const node = compiledSiteSchema.nodes[index] as SchemaNode & { is: 'object' };
    expect(lost(withNode(index, { ...node, required: [...node.required, 'numerals'] }))).toEqual(['.site.numerals is required']);
    expect(lost(withNode(index, { ...node, required: [] }))).toEqual([]);
  });
});
