import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { messages } from '../../../../generator/core/diagnostics/messages/messages.ts';
import { groupNames, groups, type RecipeId, recipeIds } from '../../../../generator/core/diagnostics/messages/recipes.ts';
import { recipeOfForm as recipeOfTaskForm } from '../../../../generator/editor/app/tasks/recipe-of-form.ts';
import { words } from '../../../../generator/editor/app/words/words.tsx';
import { termsOfWord } from '../../../../generator/editor/guide/everyday-words.ts';
import { writeMarkdown } from '../../../../generator/editor/guide/markdown.ts';
import { guideFolder, readGuide } from '../../../../generator/editor/guide/read-guide.ts';
import { recipeOfField, recipeOfForm } from '../../../../generator/editor/guide/recipe-of-form.ts';
import { recipeOfTask } from '../../../../generator/editor/guide/recipe-of-task.ts';
import { searchGuide } from '../../../../generator/editor/guide/search-guide.ts';
import { guideWords } from '../../../../generator/editor/guide/words.ts';
import { siteForms } from '../../../../generator/editor/server/endpoints/schema/site-forms.ts';
import { siteSchema } from '../../../../site.schema.ts';
import { blockSchema } from '../../../../templates/blocks/schemas.ts';
import { messageLanguages } from '../../../../templates/languages/message-languages.ts';
import { shots } from '../../../guide/shots.ts';
import { namesOfInterface } from '../../../support/interface-names.ts';
import { projectRoot } from '../../../support/project-root.ts';

/** The forms of the menu of tasks. */
const forms = Object.keys(recipeOfTaskForm) as (keyof typeof recipeOfTaskForm)[];

/** What a short example is part of: enough of a place for the contract to judge it. */
function faultsOf(code: string): string[] {
  const errors: unknown[] = [];
  const isPart = /^\s*"/.test(code);
  const value = parse(isPart ? `{${code}}` : code, errors as never, { allowTrailingComma: true });
  if (errors.length > 0) return [`is no JSON: ${code}`];
  const shape = siteSchema.shape as unknown as Record<string, { safeParse: (part: unknown) => { error?: Error } }>;
  if (isPart) {
    const known = Object.entries(value).flatMap(([key, part]) => shape[key]?.safeParse(part).error?.message ?? []);
    return known;
  }
  if ('site' in value) return siteSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
  return 'type' in value ? (blockSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? []) : [];
}

describe.each(messageLanguages)('the guide in %s', (language) => {
  const guide = readGuide(projectRoot, language);
  const recipes = [...guide.values()];

  test('has every recipe, and nothing else', () => {
    const files = readdirSync(join(guideFolder(projectRoot), language)).filter((name) => name !== 'README.md');
    expect(files.sort()).toEqual(recipeIds.map((id) => `${id}.md`).sort());
    expect(recipes.filter(({ title, lead, keywords }) => title === '' || lead === '' || keywords === '')).toEqual([]);
  });

  test('names nothing that the interface does not', () => {
    const isName = namesOfInterface(language);
    const unknown = recipes.flatMap(({ id, names }) => names.filter((name) => !isName(name)).map((name) => `${id}: ${name}`));
    expect(unknown).toEqual([]);
  });

  test('tells of every task of the menu', () => {
    const told = new Set(recipes.flatMap(({ names }) => names));
    expect(
      [...forms, 'colours' as const, 'contact' as const]
        .map((name) => words[language].tasks[name])
        .filter((name) => !told.has(name)),
    ).toEqual([]);
  });

  test('leads to recipes and places that there are', () => {
    const lost = recipes.flatMap(({ id, links }) =>
      links.filter((link) => !recipeIds.includes(link.replace(/\.md$/, '') as RecipeId)).map((link) => `${id}: ${link}`),
    );
    expect(lost).toEqual([]);
  });

  test('gives examples that the contract takes', () => {
    const faults = recipes.flatMap(({ id, examples }) =>
      examples.filter((one) => one.language === 'json').flatMap(({ code }) => faultsOf(code).map((fault) => `${id}: ${fault}`)),
    );
    expect(faults).toEqual([]);
    expect(recipes.flatMap(({ examples }) => examples).length).toBeGreaterThan(15);
  });

  test('is listed for those who read it in the repository', async () => {
    const words = guideWords[language];
    const lists = groupNames.map((name) => {
      const links = groups[name].map((id) => `- [${guide.get(id)?.title}](${id}.md)`);
      return `## ${words.groups[name]}\n\n${links.join('\n')}\n`;
    });
    const text = `# ${words.title}\n\n${words.about}\n\n${lists.join('\n')}`;
    await expect(text).toMatchFileSnapshot(join(guideFolder(projectRoot), language, 'README.md'));
  });

  test('has the pictures that it shows, and no others', () => {
    const folder = `../pictures/${language}/`;
    const shown = recipes.flatMap(({ pictures }) => pictures);
    const there = readdirSync(join(guideFolder(projectRoot), 'pictures', language)).map((name) => folder + name);
    expect({ missing: shown.filter((one) => !there.includes(one)), unused: there.filter((one) => !shown.includes(one)) }).toEqual(
      {
        missing: [],
        unused: [],
      },
    );
  });
});

test('every picture is drawn by the script', () => {
  const shown = [...readGuide(projectRoot, 'ar').values()].flatMap(({ pictures }) => pictures);
  expect(
    Object.keys(shots)
      .map((name) => `../pictures/ar/${name}.webp`)
      .sort(),
  ).toEqual([...new Set(shown)].sort());
});

test('the pictures are light enough to be kept with the sources', () => {
  const folder = join(guideFolder(projectRoot), 'pictures');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));
  const bytes = files.map((name) => statSync(join(folder, name)).size).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(1_650_000);
});

const translations = messageLanguages.filter((language) => language !== 'en');

test.each(translations)('the guide in %s has the steps, pictures, examples and links of the English one', (language) => {
  const [own, english] = [readGuide(projectRoot, language), readGuide(projectRoot, 'en')];
  const shapeOf = (guide: typeof own, id: RecipeId) => {
    const { html = '', pictures = [], examples = [], links = [] } = guide.get(id) ?? {};
    const counted = ['<li>', '<tr>', '<h2>', '<pre '].map((tag) => html.split(tag).length);
    return { counted, pictures: pictures.map((one) => one.slice(15)), examples, links: [...links].sort() };
  };
  const differing = recipeIds.filter((id) => JSON.stringify(shapeOf(own, id)) !== JSON.stringify(shapeOf(english, id)));
  expect(differing).toEqual([]);
});

test('every message, block, task and form of the panel has its recipe', () => {
  const { objects } = siteForms();
  const ofForms = Object.keys(objects).flatMap((form) => recipeOfForm(form) ?? []);
  const told = [...Object.values(messages).map(({ recipe }) => recipe), ...Object.values(recipeOfTask), ...ofForms];
  expect(told.filter((id) => !recipeIds.includes(id))).toEqual([]);
  expect(Object.keys(objects).filter((form) => form !== '' && recipeOfForm(form) === undefined)).toEqual([]);
});

test('every recipe is led to by a message, a form or a field, but for those about the editor itself', () => {
  const { objects } = siteForms();
  const fields = Object.entries(objects).flatMap(([form, { properties }]) =>
    properties.map(({ key, field }) => recipeOfField({ key, form, kind: field.is === 'text' ? field.kind : undefined })),
  );
  const told = new Set([
    ...Object.values(messages).map(({ recipe }) => recipe),
    ...Object.values(recipeOfTask),
    ...Object.keys(objects).map(recipeOfForm),
    ...fields,
  ]);
  const ofTheEditor = new Set<RecipeId>([
    ...groups.start,
    ...groups.publishing,
    'replace-text',
    'new-service',
    'new-site',
    'old-site',
  ]);
  expect(recipeIds.filter((id) => !told.has(id) && !ofTheEditor.has(id))).toEqual([]);
});

test.each([
  ['ar', 'لوغو', 'logo'],
  ['ar', 'الصوره', 'picture'],
  ['ar', 'وبالألوان', 'colours'],
  ['ar', 'اضافة خدمه', 'new-service'],
  ['ar', 'dead-link', 'links'],
  ['ar', 'تراجع', 'undo'],
  ['ar', 'كيف أنشر الموقع', 'publish'],
  ['en', 'brand-contrast', 'colours'],
  ['en', 'opening hours', 'places-and-hours'],
  ['en', 'publsh', 'publish'],
  ['en', 'movedFrom', 'move-page'],
  ['en', 'versionOf', 'languages'],
  ['en', 'missing-translation', 'languages'],
] as const)('the search in %s answers «%s» with %s', (language, question, id) => {
  expect(searchGuide(readGuide(projectRoot, language), question)[0]?.recipe.id).toBe(id);
});

/** What people ask in their own words, written by somebody who had not read the guide, and the recipes that answer. */
const everyday: Record<string, RecipeId[]> = JSON.parse(
  readFileSync(join(projectRoot, 'tests/fixtures/guide-questions.json'), 'utf8'),
);

test('the search answers everyday questions with the right recipe first, but for one in twenty-five', () => {
  const guide = readGuide(projectRoot, 'ar');
  const wrong = Object.entries(everyday).filter(([question, ids]) => {
    const [first] = searchGuide(guide, question);
    return !first || !ids.includes(first.recipe.id);
  });
  expect(Object.keys(everyday).length).toBeGreaterThan(40);
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(Object.keys(everyday).length / 25);
});

test('questions of recipes stand in no page, each once in the whole guide', () => {
  const guide = readGuide(projectRoot, 'ar');
  const questions = [...guide.values()].flatMap((recipe) => recipe.questions);
  expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
  expect(
    [...guide.values()].filter(({ html, questions: [first = ' '] }) => html.includes(first) || html.includes('<!--')),
  ).toEqual([]);
});

test('words of the streets are compared by what they mean, and those that say nothing not at all', () => {
  const same = (one: string, other: string) => expect(termsOfWord(one)).toEqual(termsOfWord(other));
  same('بايظ', 'مشكلة');
  same('الجايه', 'قادمة');
  same('يسجلون', 'التسجيل');
  same('غامقة', 'داكن');
  expect(termsOfWord('يسجلون')).not.toEqual(termsOfWord('السجل'));
  for (const idle of ['وايد', 'ومش', 'الحين', 'دلوقتي', 'هلق']) expect(termsOfWord(idle), idle).toEqual([]);
});

test('the search answers nothing with nothing', () => {
  expect(searchGuide(readGuide(projectRoot, 'ar'), ' .. ')).toEqual([]);
  expect(searchGuide(readGuide(projectRoot, 'en'), 'zzzzzzzz')).toEqual([]);
});

test('what is written is never markup, and steps go on counting after an example', () => {
  const { html, names, links, pictures, texts } = writeMarkdown(
    '1. Press **Undo** or `Ctrl+Z`.\n\n```json\n{ "a": "<b>" }\n```\n\n2. See [links](links.md#x) & <i>more</i>.\n\n![A "b"](../p.webp)\n',
    () => ({ width: 4, height: 3 }),
  );
  expect(html).toBe(
    '<ol><li>Press <strong>Undo</strong> or <kbd dir="ltr">Ctrl+Z</kbd>.</li></ol>\n' +
      '<pre dir="ltr" tabindex="0"><code>{ &quot;<bdi>a</bdi>&quot;: &quot;<bdi>&lt;b&gt;</bdi>&quot; }</code></pre>\n' +
      '<ol start="2"><li>See <a href="links#x">links</a> &amp; &lt;i&gt;more&lt;/i&gt;.</li></ol>\n' +
      '<figure><img src="../p.webp" alt="A &quot;b&quot;" width="4" height="3" loading="lazy"></figure>',
  );
  expect({ names, links, pictures }).toEqual({ names: ['Undo'], links: ['links.md#x'], pictures: ['../p.webp'] });
  expect(texts).toEqual(['Press Undo or Ctrl+Z.', 'See links & <i>more</i>.']);
});
