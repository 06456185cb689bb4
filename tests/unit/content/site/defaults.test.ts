import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withDefaults } from '../../../../generator/content/site/defaults.ts';
import { siteSchema, type WrittenSite } from '../../../../site.schema.ts';
import { blocks } from '../../../../templates/blocks/descriptors.ts';
import { generalLabels } from '../../../../templates/model/labels/defaults.ts';
import { defaultLabels } from '../../../../templates/registry/labels.ts';
import { labelsSchema } from '../../../../templates/registry/labels-schema.ts';
import { fixtureSite, specifiedContent } from '../../../support/build.ts';

const read = (file: string): WrittenSite => siteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const smallest = read(fixtureSite('smallest'));
const specified = read(specifiedContent);

test('keeps what is written', () => {
  expect(withDefaults(specified)).toMatchObject(specified);
});

test('is idempotent', () => {
  const once = withDefaults(smallest);
  expect(withDefaults(once)).toEqual(once);
});

test('completes the smallest site', () => {
  const { site, header, footer, collections, notFound, routes } = withDefaults(smallest);
  expect(site).toMatchObject({ direction: 'rtl', numerals: 'latn', contact: {}, social: [], breadcrumbHeight: 64 });
  expect(site.labels).toEqual(defaultLabels.ar);
  expect([header.links, footer.columns, footer.legal, collections]).toEqual([[], [], [], {}]);
  expect(routes[0]?.breadcrumb).toEqual([]);
  expect(notFound.blocks[0]).toMatchObject({ type: 'notice', titled: true, action: { href: '/' } });
});

test('gives labels of blocks unique names', () => {
  const names = [...blocks.flatMap(({ labels }) => labels?.name ?? []), ...Object.keys(generalLabels.ar)];
  expect(names.sort()).toEqual(Object.keys(defaultLabels.ar).sort());
});

test('overrides labels one by one in the language of the site', () => {
  const labels = { carousel: { pause: 'Hold' } };
  const { site } = withDefaults({ ...smallest, site: { ...smallest.site, language: 'en', labels } });
  expect(site.direction).toBe('ltr');
  expect(site.labels.carousel).toEqual({ ...defaultLabels.en.carousel, pause: 'Hold' });
});

describe('breadcrumbs', () => {
  const routes = ['/', '/a', '/a/b/c', '/x/y'].map((path) => ({ ...smallest.routes[0]!, path, title: `T${path}` }));
  const ways = withDefaults({ ...smallest, routes }).routes.map(({ breadcrumb }) => breadcrumb);

  test('consist of the existing parent pages', () => {
    expect(ways[2]).toEqual([{ label: 'الرئيسية', href: '/' }, { label: 'T/a', href: '/a' }, { label: 'T/a/b/c' }]);
    expect(ways[3]).toEqual([{ label: 'الرئيسية', href: '/' }, { label: 'T/x/y' }]);
  });

  test('include the list page of a collection and the post', () => {
    const { collections } = read(fixtureSite('municipality'));
    const below = ['/news/archive', '/news/oasis-park/map'].map((path) => ({ ...smallest.routes[0]!, path, title: path }));
    const breadcrumbs = withDefaults({ ...smallest, collections, routes: below }).routes.map(({ breadcrumb }) =>
      breadcrumb.slice(1, -1),
    );
    const list = { label: 'أخبار البلدية', href: '/news' };
    expect(breadcrumbs).toEqual([[list], [list, { label: 'حديقة الواحة تفتح أبوابها', href: '/news/oasis-park' }]]);
  });
});

test('matches default labels to the schema in both languages', () => {
  for (const words of Object.values(defaultLabels)) expect(labelsSchema.safeParse(words).error).toBeUndefined();
});
