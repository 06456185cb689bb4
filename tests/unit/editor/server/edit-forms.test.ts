import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { compileSchema } from '../../../../generator/content/schema/compile-schema.ts';
import { compiledSiteSchema } from '../../../../generator/content/schema/compiled-site-schema.ts';
import { isOn, written } from '../../../../generator/editor/app/model/switches.ts';
import type { FieldModel } from '../../../../generator/editor/document/protocol-forms.ts';
import { wordsOfBlocks, wordsOfLabels } from '../../../../generator/editor/document/words/block-words.ts';
import { wordsOfKey } from '../../../../generator/editor/document/words/words-of-forms.ts';
import { formsOf } from '../../../../generator/editor/server/endpoints/schema/field-model.ts';
import { helpRules } from '../../../../generator/editor/server/endpoints/schema/help-rules.ts';
import { siteForms } from '../../../../generator/editor/server/endpoints/schema/site-forms.ts';
import { byMessageLanguage, type MessageLanguage, messageLanguages } from '../../../../templates/languages/message-languages.ts';
import { iconNames } from '../../../../templates/theme/icons/names.ts';

const { root, objects } = siteForms();
const properties = Object.entries(objects).flatMap(([form, { properties }]) =>
  properties.map((property) => ({ form, ...property })),
);

const within = (field: FieldModel): FieldModel[] => {
  if (field.is === 'list' || field.is === 'record') return [field, ...within(field.item)];
  return field.is === 'either' ? [field, ...field.options.flatMap(within)] : [field];
};
const fields = properties.flatMap(({ field }) => within(field));
const arabic = /\p{Script=Arabic}/u;

describe('forms of the schema', () => {
  test('include every object, each referenced by name', () => {
    expect(root).toEqual({ is: 'object', name: '' });
    const named = fields.flatMap((field) => {
      if (field.is === 'object') return [field.name];
      return field.is === 'variants' ? Object.values(field.names) : [];
    });
    expect(new Set(['', ...named])).toEqual(new Set(Object.keys(objects)));
  });

  test('have a short label and an explanation for every key in both languages', () => {
    expect(properties.length).toBeGreaterThan(600);
    const unlabelled = properties.filter(({ form, key }) => wordsOfKey(key, form) === undefined);
    expect(unlabelled.map(({ form, key }) => `${form}.${key}`)).toEqual([]);
    const wrong = properties.filter(({ label }) => !arabic.test(label.ar) || !/^\P{Ll}/u.test(label.en));
    expect(wrong.map(({ form, key }) => `${form}.${key}`)).toEqual([]);
    const long = properties.filter(({ label }) => label.ar.split(' ').length > 5 || label.en.split(' ').length > 5);
    expect(long.map(({ form, key }) => `${form}.${key}`)).toEqual([]);
    const unexplained = properties.filter(({ about }) => !arabic.test(about.ar) || about.en === '' || about.en === about.ar);
    expect(unexplained.map(({ form, key }) => `${form}.${key}`)).toEqual([]);
  });

  test('have no words for unknown keys or parts of blocks', () => {
    const known = new Set(properties.map(({ form, key }) => `${form}.${key}`));
    const described = Object.entries(wordsOfBlocks).flatMap(([type, { keys = {}, parts = {} }]) => [
      ...Object.keys(keys).map((way) => `block-${type}.${way}`),
      ...Object.entries(parts).flatMap(([part, own]) => Object.keys(own.keys ?? {}).map((way) => `${type}-${part}.${way}`)),
    ]);
    expect([...described, ...wordsOfLabels.keys()].filter((way) => !known.has(way))).toEqual([]);
    const parts = Object.entries(wordsOfBlocks).flatMap(([type, { parts = {} }]) =>
      Object.keys(parts).map((part) => `${type}-${part}`),
    );
    expect(parts.filter((part) => !objects[part])).toEqual([]);
    const shared = Object.entries(wordsOfBlocks).flatMap(([type, { everyPart = {}, parts = {} }]) =>
      Object.keys(everyPart).filter((key) => !Object.keys(parts).some((part) => known.has(`${type}-${part}.${key}`))),
    );
    expect(shared).toEqual([]);
  });

  test('have no duplicate labels', () => {
    const same = Object.entries(objects).flatMap(([form, { properties }]) =>
      (['ar', 'en'] as const).flatMap((language) => {
        const labels = properties.map(({ label }) => label[language]);
        return labels.filter((label, index) => labels.indexOf(label) !== index).map((label) => `${form}: ${label}`);
      }),
    );
    expect(same).toEqual([]);
  });

  test('have a distinct label for each variant', () => {
    const variants = fields.flatMap((field) => (field.is === 'variants' ? [Object.values(field.names)] : []));
    expect(variants.length).toBeGreaterThan(3);
    for (const names of variants) {
      const labels = names.map((name) => objects[name]?.label);
      expect(labels.filter((label) => !label)).toEqual([]);
      for (const language of ['ar', 'en'] as const)
        expect(new Set(labels.map((label) => label?.[language])).size).toBe(labels.length);
    }
  });

  test('have labels in both languages for all choices', () => {
    const choices = fields.flatMap((field) => (field.is === 'choice' ? field.options : []));
    expect(choices.filter(({ label }) => label.ar === '' || label.en === '')).toEqual([]);
    const unexplained = choices.filter(({ value, label }) => typeof value === 'string' && !arabic.test(label.ar));
    expect(unexplained.map(({ value }) => value)).toEqual([]);
  });

  test('reflect the constraints of the schema', () => {
    const field = (form: string, key: string) => objects[form]?.properties.find((property) => property.key === key);
    expect(field('site', 'url')?.field).toMatchObject({ is: 'text', kind: 'word', longest: 400, pattern: expect.any(String) });
    expect(field('block-hero', 'title')?.field).toEqual({ is: 'text', kind: 'inline' });
    expect(field('block-hero', 'actions')).toMatchObject({
      isOptional: true,
      field: { is: 'list', item: { is: 'object', name: 'action' }, least: 1, most: 2 },
    });
    expect(field('block-carousel', 'loop')?.field).toEqual({ is: 'switch' });
    expect(field('routes', 'placeholder')?.field).toEqual({ is: 'switch', only: true, whenAbsent: false });
    expect(field('site', 'breadcrumbHeight')?.field).toMatchObject({ is: 'number', isWhole: true });
    expect(field('block-points.items', 'icon')).toMatchObject({ field: { is: 'text', kind: 'icon' }, isOptional: false });
    expect(objects.cards?.reference).toBe('cards');
    expect(objects['block-hero']?.label).toEqual({ ar: 'افتتاح الموقع', en: 'Hero' });
    expect(iconNames).toContain(field('block-points.items', 'icon')?.examples[0]);
  });

  test('know the default of every optional switch', () => {
    const switches = properties.flatMap(({ form, key, field, isOptional, examples }) =>
      field.is === 'switch' ? [{ name: `${form}.${key}`, key, field, isOptional, examples }] : [],
    );
    expect(switches.length).toBeGreaterThan(20);
    expect(switches.filter(({ isOptional, field }) => isOptional !== (field.whenAbsent !== undefined))).toEqual([]);
    // A value is written only if it differs from the default.
    for (const { field, examples, isOptional, name } of switches) {
      if (!isOptional || typeof field.whenAbsent !== 'boolean') continue;
      expect(isOn(field, undefined, {}), name).toBe(field.whenAbsent);
      expect(written(field, field.whenAbsent, {}), name).toBeUndefined();
      expect(written(field, !field.whenAbsent, {}), name).toBe(!field.whenAbsent);
      expect(examples, name).toEqual([!field.whenAbsent]);
    }
    const onWhenAbsent = switches.filter(({ field }) => field.whenAbsent !== undefined && isOn(field, undefined, {}));
    expect(onWhenAbsent.map(({ name }) => name).sort()).toEqual([
      'people-entry.listed',
      'people-entry.page',
      'people-entry.searchable',
      'places-entry.listed',
      'places-entry.page',
      'places-entry.searchable',
      'post.listed',
      'post.searchable',
      'projects-entry.listed',
      'projects-entry.page',
      'projects-entry.searchable',
      'redirects.permanent',
      'routes.listed',
      'routes.searchable',
    ]);
  });

  test('write a dependent switch only if it differs', () => {
    const field = objects.routes?.properties.find(({ key }) => key === 'searchable')?.field ?? { is: 'switch' };
    expect([isOn(field, undefined, {}), isOn(field, undefined, { listed: false }), isOn(field, true, { listed: false })]).toEqual(
      [true, false, true],
    );
    expect([written(field, true, {}), written(field, false, {})]).toEqual([undefined, false]);
    expect([written(field, true, { listed: false }), written(field, false, { listed: false })]).toEqual([true, undefined]);
    const needed = objects['block-carousel']?.properties.find(({ key }) => key === 'loop')?.field ?? { is: 'switch' };
    expect([written(needed, true, {}), written(needed, false, {})]).toEqual([true, false]);
  });

  test('have explanations without terms of the JSON file', () => {
    const ofTheFile = /^(?:true|false)\b|\b(?:true|false|[Aa]bsent)\b|إن حُذف|محذوف|--strict|"[a-z]\w*"|\*\*|[{}`]/;
    const found = properties.filter(({ about }) => ofTheFile.test(about.ar) || ofTheFile.test(about.en));
    expect(found.map(({ form, key, about }) => `${form}.${key}: ${about.ar} ${about.en}`)).toEqual([]);
    const aboutOf = (form: string, key: string) => objects[form]?.properties.find((property) => property.key === key)?.about;
    expect(aboutOf('block-faq.items', 'open')).toEqual({
      ar: 'عند التشغيل: الإجابة مفتوحة من البداية.',
      en: 'When on: the answer is open from the start.',
    });
    expect(aboutOf('site', 'direction')).toEqual({
      ar: 'اتجاه الكتابة؛ إن تُرك فارغًا فاتجاه اللغة.',
      en: 'Direction of writing; left empty: that of the language.',
    });
    expect(aboutOf('site', 'security')?.ar).toContain('إن لم يُضف فلا ملف');
  });

  test('explain the forms of an office in sentences without technical terms', () => {
    const technical =
      /https?:|mailto|assets|WCAG|\bh1\b|UTC|YYYY|JSON|سنة-شهر|فرق التوقيت|(?:ال)?بناء |\bbuilds?\b|#|[{}…]|movedFrom|site\.\w|\d{4}-\d\d|كما كُتبت? (?:بين|في)|as among/;
    const everyday =
      /^(?:routes|post|people-entry|event-card|link-card|action|announcement|image|cropped-image|block-(?:hero|banner|people|form|contact|calendar)|form-\w+)(?:\.|$)/;
    const own = properties.filter(({ form }) => everyday.test(form));
    expect(own.length).toBeGreaterThan(150);
    const found = own.filter(({ about }) => technical.test(about.ar) || technical.test(about.en));
    expect(found.map(({ form, key, about }) => `${form}.${key}: ${about.ar} ${about.en}`)).toEqual([]);
    const unfinished = own.filter(({ about }) => !about.ar.endsWith('.') || !about.en.endsWith('.'));
    expect(unfinished.map(({ form, key, about }) => `${form}.${key}: ${about.ar} ${about.en}`)).toEqual([]);
  });

  test('write dates as people do', () => {
    const start = objects['post.event']?.properties.find(({ key }) => key === 'start')?.about;
    expect(start?.ar).toBe('بداية الموعد: يوم، أو يوم ووقت، مثل: 14 فبراير 2027 في 9:00 ص.');
    expect(start?.en).toMatch(/^When it begins: a day, or a day and time, such as February 14, 2027 at 9:00\sAM\.$/u);
  });

  test('have a use for every rule of their wording', () => {
    const lines = compiledSiteSchema.notes.map(({ description = '' }) => byMessageLanguage(description.split('\n')));
    const isUsed = (language: MessageLanguage, written: string | RegExp) =>
      lines.some((line) => line[language].replace(written, '') !== line[language]);
    const unused = messageLanguages.flatMap((language) => helpRules[language].filter(([written]) => !isUsed(language, written)));
    expect(unused.map(([written]) => String(written))).toEqual([]);
  });

  test('offer choices for every reference, and free input only for new names', () => {
    const words = properties.flatMap(({ form, key, field }) =>
      within(field).flatMap((one) =>
        one.is === 'text' && one.kind === 'word' ? [{ at: `${form}.${key}`, names: one.names }] : [],
      ),
    );
    // Names that content defines, values submitted with a form, and durations: they refer to nothing else.
    const freeNames =
      /^(?:\.\$schema|site\.url|(?:link|event)-card\.name|collections\.posts\.(?:authors|groups|tags)\.name|post\.name|entry-term\.name|[a-z]+-entry\.name|(?:form-[a-z]+|block-contact\.form\.fields|block-form\.next)\.name|projects-gate\.amountName|form-(?:consent|hidden)\.value|(?:block|prose)-audio\.duration|form-select\.options\.value)$/;
    expect(words.filter(({ at, names }) => names === undefined && !freeNames.test(at))).toEqual([]);
    expect(words.filter(({ at, names }) => names !== undefined && freeNames.test(at))).toEqual([]);
    expect(Object.fromEntries(words.flatMap(({ at, names }) => (names === undefined ? [] : [[at, names]])))).toEqual({
      'cards.collection': 'cards',
      'cards.names': 'card',
      'post.authors': 'author',
      'post.groups': 'group',
      'post.tags': 'tag',
      'post.related': 'post',
      'block-article.collection': 'posts',
      'block-article.post': 'post',
      'block-calendar.collection': 'posts',
      'block-calendar.tag': 'tag',
      'block-posts.collection': 'posts',
      'block-posts.group': 'group',
      'block-posts.tag': 'tag',
      'block-posts.author': 'author',
      'block-posts.names': 'post',
      'block-people.from.collection': 'people',
      'block-people.from.group': 'group',
      'block-people.from.tag': 'tag',
      'block-people.from.names': 'entry',
      'block-person.from.collection': 'people',
      'block-person.from.entry': 'entry',
      'block-downloads.from.collection': 'documents',
      'block-downloads.from.group': 'group',
      'block-downloads.from.tag': 'tag',
      'block-downloads.from.names': 'entry',
      'block-place.from.collection': 'places',
      'block-place.from.entry': 'entry',
      'block-places.from.collection': 'places',
      'block-places.from.group': 'group',
      'block-places.from.tag': 'tag',
      'block-places.from.names': 'entry',
      'block-project.from.collection': 'projects',
      'block-project.from.entry': 'entry',
      'block-projects.from.collection': 'projects',
      'block-projects.from.group': 'group',
      'block-projects.from.tag': 'tag',
      'block-projects.from.names': 'entry',
      'projects-entry.groups': 'group',
      'projects-entry.tags': 'tag',
      'documents-entry.groups': 'group',
      'documents-entry.tags': 'tag',
      'people-entry.groups': 'group',
      'people-entry.tags': 'tag',
      'places-entry.groups': 'group',
      'places-entry.tags': 'tag',
      'places-entry.timeZone': 'zone',
      'collections.places.timeZone': 'zone',
      'block-search.filters': 'section',
      'site.language': 'language',
      'block-places.timeZone': 'zone',
      'block-places.items.timeZone': 'zone',
      'places-hours.from': 'time',
      'places-hours.to': 'time',
      'form-time.min': 'time',
      'form-time.max': 'time',
    });
    // Each kind of text with its own syntax has its own control, or is an address or a font that no list contains.
    const kinds = new Set(fields.flatMap((one) => (one.is === 'text' ? [one.kind] : [])));
    const textKinds = ['text', 'code', 'heading', 'spoken', 'meta', 'keyword', 'word', 'id', 'path', 'frame', 'address', 'font'];
    expect([...kinds].filter((kind) => !textKinds.includes(kind)).sort()).toEqual([
      'colour',
      'day',
      'file',
      'headline',
      'href',
      'icon',
      'inline',
      'instant',
      'moment',
      'passage',
      'picture',
      'target',
      'title',
    ]);
  });

  test('throw for a schema type without a form', () => {
    const ofEither = compileSchema(z.discriminatedUnion('type', [z.strictObject({ type: z.literal('a') })]));
    const shapes = ofEither.nodes.map((shape) =>
      shape.is === 'object' ? { is: 'boolean' as const, kind: 'word' as const } : shape,
    );
    expect(() => formsOf({ ...ofEither, nodes: shapes })).toThrow('boolean');
  });
});
