import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { openProject } from '../../../../generator/core/util/project.ts';
import { createPlanner } from '../../../../generator/pages/plan/plan.ts';
import { placeKinds } from '../../../../templates/blocks/places/place-kinds.ts';
import { organizationKinds } from '../../../../templates/model/site/organization-kinds.ts';
import { fixtureSite } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { writePostsSite } from '../../../support/posts-site.ts';
import { readSite } from '../../../support/read-site.ts';

type Described = Record<string, unknown> & { '@type': string | string[]; name?: string };

const specialties = ['cardiovascular', 'primary-care'];
const medicalSpecialty = ['https://schema.org/Cardiovascular', 'https://schema.org/PrimaryCare'];

const places = placeKinds.map((kind) => ({
  ...{ name: kind, title: kind, kind, address: 'شارع العليا' },
  ...(kind === 'hospital' && { specialties }),
}));
const post = { name: 'first', title: 'أول', summary: 'خبر أول من أخبار الجهة.', date: '2026-01-01', body: ['نص.'] };
const posts = (kind: string) => ({ type: 'posts', path: `/${kind}`, title: kind, description: `${kind}.`, kind, posts: [post] });

/** Collections of each type that has pages. */
const collections = {
  team: {
    type: 'people',
    path: '/team',
    entries: [
      { name: 'head', title: 'هند', role: 'المديرة' },
      { name: 'doctor', title: 'د. سعد', role: 'استشاري', specialties },
    ],
  },
  branches: { type: 'places', path: '/branches', entries: [...places, { name: 'plain', title: 'plain', address: 'الرياض' }] },
  works: { type: 'projects', path: '/works', entries: [{ name: 'water', title: 'سقيا', text: 'آبار.' }] },
  ...Object.fromEntries(['news', 'blog', 'article'].map((kind) => [kind, posts(kind)])),
};

async function described(settings: object): Promise<Map<string, Described[]>> {
  const site = JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));
  const file = await writePostsSite({ ...site, site: { ...site.site, ...settings }, collections });
  const read = await readSite({ project: openProject(file) }, machine);
  const pages = createPlanner(read.site, read.assets).planAll();
  return new Map(pages.map(({ href, structuredData }) => [href, (structuredData ?? []) as Described[]]));
}

describe('schema.org types of entities', () => {
  let pages: Map<string, Described[]>;
  const entityOf = (href: string) => pages.get(href)?.find(({ '@id': id }) => String(id).endsWith('#entity'));

  beforeAll(async () => {
    pages = await described({ organization: { kind: 'medical', specialties } });
  });

  test.each([
    ['/team/head', 'Person'],
    ['/team/doctor', ['Person', 'Physician']],
    ['/works/water', 'Project'],
    ['/news/first', 'NewsArticle'],
    ['/blog/first', 'BlogPosting'],
    ['/article/first', 'Article'],
    ['/branches/plain', 'LocalBusiness'],
    ['/branches/clinic', 'MedicalClinic'],
    ['/branches/hospital', 'Hospital'],
    ['/branches/pharmacy', 'Pharmacy'],
    ['/branches/dentist', 'Dentist'],
    ['/branches/laboratory', 'DiagnosticLab'],
    ['/branches/kindergarten', 'Preschool'],
    ['/branches/university', 'CollegeOrUniversity'],
    ['/branches/mosque', 'Mosque'],
    ['/branches/office', 'GovernmentOffice'],
  ])('are for %s: %j', (href, type) => {
    expect(entityOf(href)?.['@type']).toEqual(type);
  });

  test('are distinct for every place kind', () => {
    const types = placeKinds.map((kind) => entityOf(`/branches/${kind}`)?.['@type']);
    expect(new Set(types).size).toBe(placeKinds.length);
    expect(types).not.toContain(undefined);
  });

  test('have specialties only for a physician, a hospital and the organisation', () => {
    expect(entityOf('/team/doctor')).toMatchObject({ jobTitle: 'استشاري', medicalSpecialty });
    expect(entityOf('/branches/hospital')).toMatchObject({ medicalSpecialty });
    expect(entityOf('/team/head')).not.toHaveProperty('medicalSpecialty');
    expect(entityOf('/branches/clinic')).not.toHaveProperty('medicalSpecialty');
    const organization = pages.get('/')?.find(({ '@id': id }) => String(id).endsWith('#organization'));
    expect(organization).toMatchObject({ '@type': 'MedicalOrganization', medicalSpecialty });
  });
});

test('types the organisation as declared, or else as Organization', async () => {
  const typeOf = async (settings: object) =>
    (await described(settings)).get('/')?.find(({ '@id': id }) => String(id).endsWith('#organization'))?.['@type'];
  expect(await typeOf({})).toBe('Organization');
  const types = await Promise.all(organizationKinds.map((kind) => typeOf({ organization: { kind } })));
  expect(new Set(types).size).toBe(organizationKinds.length);
  expect(types).toContain('Hospital');
  expect(types).not.toContain('Organization');
});
