import { beforeAll, describe, expect, test } from 'vitest';
import { openProject } from '../../../generator/core/util/project.ts';
import { machine } from '../../support/environment.ts';
import { siteOfExamples, writeExamples } from '../../support/examples.ts';
import { readSite } from '../../support/read-site.ts';
import { renderSite } from '../../support/rendered-site.ts';

const picture = { src: 'picture.svg', alt: '', decorative: true };
const details = { heading: 'الحظيرة' };

const enquiry = (more = {}) => ({
  type: 'contact',
  heading: 'اسأل الراعي',
  form: {
    requiredNote: 'كلها لازمة.',
    fields: [{ type: 'text', name: 'goat', label: 'اسم العنزة', required: true }],
    submit: 'اسأل',
    ...more,
  },
  details,
});
const gate = (more = {}, forgot = {}) => ({
  type: 'login',
  title: 'باب الرعاة',
  image: picture,
  identifier: 'رقم الراعي',
  password: 'كلمة السر',
  forgot: { label: 'نسيتها؟', ...forgot },
  submit: 'افتح',
  ...more,
});
const search = (more = {}) => ({ type: 'search', label: 'ابحث عن عنزة', placeholder: 'اسمها', required: true, ...more });
const herd = { type: 'people', id: 'herd', heading: 'القطيع', items: [{ name: 'سحابة', role: 'عنزة' }] };

/** The descriptions of matched elements, by the ids that they refer to. */
function descriptionsOf(html: string, tag: RegExp): (string | undefined)[] {
  return [...html.matchAll(tag)].map(([element]) => {
    const id = /aria-describedby="([^"]+)"/.exec(element)?.[1];
    return id && new RegExp(`<small id="${id}">([^<]+)<`).exec(html)?.[1];
  });
}

describe('control notes', () => {
  const pages = new Map<string, string>();

  beforeAll(async () => {
    const site = siteOfExamples([
      { type: 'contact', path: '/dead', name: 'ميتة', blocks: [gate(), search(), enquiry()] },
      {
        type: 'contact',
        path: '/live',
        name: 'حية',
        blocks: [
          gate({ action: 'https://gate.example.com/' }, { href: '/' }),
          search({ filters: 'herd' }),
          herd,
          enquiry({ action: 'https://ask.example.com/' }),
        ],
      },
    ]) as { site: object };
    const labels = { sendsNothing: 'لا يذهب من هنا شيء.' };
    const file = await writeExamples({ ...site, site: { ...site.site, labels } });
    const rendered = await renderSite(await readSite({ project: openProject(file) }, machine));
    for (const { outputPath, html } of rendered.pages) pages.set(outputPath, html);
  });

  test('are visible on controls without a target, in labels that a site may override', () => {
    const html = pages.get('dead.html') ?? '';
    const sent = 'لا يذهب من هنا شيء.';
    expect(descriptionsOf(html, /<div[^>]*role="form"[^>]*>/g)).toEqual([sent]);
    expect(descriptionsOf(html, /<button[^>]*>(?=افتح|اسأل)/g)).toEqual([sent, sent]);
    expect(descriptionsOf(html, /<a[^>]*role="link"[^>]*>/g)).toEqual(['لا وجهة لهذا الرابط بعد.']);
    expect(descriptionsOf(html, /<input[^>]*type="search"[^>]*>/g)).toEqual(['لا يصفّي هذا البحث شيئًا بعد.']);
  });

  test('are absent on working controls', () => {
    const html = pages.get('live.html') ?? '';
    expect(html.match(/<button[^>]*>(?=افتح|اسأل)/g)).toHaveLength(2);
    // The script of a working form validates its fields, with labels of the page.
    expect(html).toMatch(/data-island="form"[^>]*"problems"[^>]*>.*<form[^>]*ask\.example.*data-field\b.*اسم العنزة/s);
    expect(html).not.toMatch(/aria-describedby="(?:contact|identifier|password|search)_/);
    expect(html).not.toMatch(/لا يذهب من هنا شيء|<small/);
  });
});

test('names the target for screen readers if the site names it and the label does not', async () => {
  const to = (label: string) => ({ label, href: '/gate#key' });
  const site = siteOfExamples([
    { type: 'login', path: '/gate', name: 'الباب', blocks: [gate({ id: 'key' })] },
    {
      type: 'notice',
      path: '/links',
      name: 'روابط',
      blocks: [
        {
          type: 'notice',
          icon: 'clock',
          heading: 'قريبًا',
          text: ['ادخل [من هنا](/gate).'],
          action: to('التفاصيل'),
          titled: true,
        },
        {
          type: 'call-to-action',
          heading: 'ادخل',
          text: 'تعال.',
          actions: [to('باب الرعاة من هنا'), { label: 'العلف', href: '/' }],
        },
        { type: 'card-grid', heading: 'مواعيد', cards: { collection: 'shearing' } },
      ],
    },
  ]) as { site: object; header: object; collections: object };
  const shearing = {
    type: 'event-cards',
    cards: [{ name: 'a', id: 1, image: picture, title: 'جز', description: 'الصوف.', date: '2090-01-01', action: to('سجّل') }],
  };
  const file = await writeExamples({
    ...site,
    site: {
      ...site.site,
      url: 'https://www.example.com/fold',
      linkNames: [{ href: '/gate', name: 'باب الرعاة' }],
      labels: { leadsTo: '← %s' },
    },
    announcement: { text: 'الجز غدًا', action: to('احجز') },
    header: { links: [{ label: 'بيت القفل', href: '/gate' }], action: to('دخول') },
    footer: { legal: [to('أين المفتاح؟')] },
    collections: { ...site.collections, shearing },
  });
  const { pages } = await renderSite(await readSite({ project: openProject(file) }, machine));
  const html = pages.find(({ outputPath }) => outputPath === 'links.html')?.html ?? '';
  const linkTexts = [...html.matchAll(/<a [^>]*href="[^"]*\/(?:gate[^"]*|)"[^>]*>(.*?)<\/a>/g)].map(([, words = '']) =>
    words.replace(/<svg.*?<\/svg>|<img[^>]*>/g, '').replace(/<span class="visually-hidden">(.*?)<\/span>/g, '$1'),
  );
  const named = ['احجز', 'دخول', 'التفاصيل', 'سجّل: جز', 'من هنا', 'بيت القفل', 'أين المفتاح؟'].map(
    (words) => `${words} ← باب الرعاة`,
  );
  expect(linkTexts).toEqual(expect.arrayContaining([...named, 'باب الرعاة من هنا', 'العلف']));
});

test('adds context to equal labels with different targets, without repeating names', async () => {
  const prices = (heading: string, label: string, href: string) => ({
    type: 'prices',
    heading,
    layout: 'plans',
    items: [{ title: `سعر ${heading}`, price: '4', action: { label, href } }],
    action: { label: 'عرض الكل', href },
  });
  const site = siteOfExamples([
    { type: 'login', path: '/gate', name: 'الباب', blocks: [gate()] },
    {
      type: 'prices',
      path: '/links',
      name: 'روابط',
      blocks: [
        { type: 'intro', title: 'المرعى', text: ['عشب.'], action: { label: 'سجّل الدخول', href: '/gate' }, image: picture },
        prices('**الصوف**', 'اشترِ', '/'),
        prices('اللبن', 'اشترِ', '/gate'),
      ],
    },
  ]) as { site: object };
  const linkNames = [{ href: '/gate', name: 'تسجيل الدخول' }];
  const file = await writeExamples({ ...site, site: { ...site.site, linkNames } });
  const { pages } = await renderSite(await readSite({ project: openProject(file) }, machine));
  const html = pages.find(({ outputPath }) => outputPath === 'links.html')?.html ?? '';
  const linkTexts = [...html.matchAll(/>(سجّل الدخول|اشترِ|عرض الكل)(?:<span class="visually-hidden">(.*?)<\/span>)?</g)];
  expect(linkTexts.map(([, label, name = '']) => label + name)).toEqual([
    'سجّل الدخول',
    'عرض الكل (الصوف)',
    'اشترِ (سعر الصوف)',
    'عرض الكل (تسجيل الدخول)',
    'اشترِ (تسجيل الدخول)',
  ]);
});
