import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { measureBlocks } from '../../generator/build/budgets/attribution.ts';
import { type BudgetInput, findOverBudget } from '../../generator/build/budgets/budgets.ts';
import { budgetKinds } from '../../generator/build/budgets/size-report.ts';
import { buildSite } from '../../generator/build/build.ts';
import { completeSite } from '../../generator/build/hosting/complete.ts';
import { formatDiagnostics, toDiagnostic } from '../../generator/core/diagnostics/diagnostics.ts';
import { openProject } from '../../generator/core/util/project.ts';
import type { Site } from '../../site.schema.ts';
import type { BudgetKind } from '../../templates/model/site/rules.ts';
import { themePresetNames } from '../../templates/theme/theme-options.ts';
import { makeContent } from '../bench/content.ts';
import { writeQiyamSite } from '../bench/qiyam-site.ts';
import { fixtureSite, shippedSite, temporaryFolder } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { projectRoot } from '../support/project-root.ts';
import { readSite } from '../support/read-site.ts';
import { renderSite } from '../support/rendered-site.ts';

test('every page of the shipped site is within its budgets', async () => {
  const { warnings } = await buildSite({ project: openProject(shippedSite, join(await temporaryFolder(), 'out')) }, machine);
  const heavy = warnings.filter(({ code }) => code === 'over-budget');
  // On failure this shows the report of a build: size, budget, and the largest blocks and files of each page.
  expect(formatDiagnostics(heavy, 'text', 'en')).toBe('');
});

test('detail pages of the benchmark site do not grow', async () => {
  const folder = await temporaryFolder();
  await writeQiyamSite(makeContent(26), folder);
  const { pages } = await renderSite(await readSite({ project: openProject(join(folder, 'site.json')) }, machine));
  const details = pages.filter(({ outputPath }) => /^section-\d+\/item-/.test(outputPath));
  // Names such as "وحدة التوثيق 1-1" are wrapped in isolates, 10 times per page.
  // Removes hashes, whose compressed size varies by a byte or two with every change.
  const sizes = details
    .map(({ html }) => gzipSync(html.replaceAll(/(?<=\/(?:assets|social)\/[\w-]+\.)\w+(?=\.)/g, ''), { level: 9 }).length)
    .sort((a, b) => a - b);
  expect(details.length).toBeGreaterThan(20);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(3180);
});

test.each(themePresetNames)('the theme preset %s stays within the font budget with Arabic and Latin text', async (preset) => {
  const folder = await temporaryFolder();
  const content: Site = JSON.parse(await readFile(fixtureSite('smallest'), 'utf8'));
  content.site.theme = { brand: '#35414d', accent: '#f0a48c', look: preset };
  const [home] = content.routes;
  if (!home) throw new Error('The fixture has no page.');
  const body = ['نُشرت الطبعة ٣ في 2026 وفق ISO 9001 في فريق QA.'];
  home.blocks.push({ type: 'prose', heading: 'عن المدرسة: ISO 9001', headingRole: 'statement', body });
  await writeFile(join(folder, 'site.json'), JSON.stringify(content));
  const { warnings } = await buildSite({ project: openProject(join(folder, 'site.json'), join(folder, 'out')) }, machine);
  const heavy = warnings.filter(({ code }) => code === 'over-budget');
  expect(formatDiagnostics(heavy, 'text', 'en')).toBe('');
});

describe('over-budget', () => {
  let source: Awaited<ReturnType<typeof readSite>>['source'];
  let input: BudgetInput;
  const unlimited = Object.fromEntries(budgetKinds.map((kind) => [kind, 100_000]));

  /** The variants fixture with a photo and a long text in the first block of its second page. */
  beforeAll(async () => {
    const folder = await temporaryFolder();
    await cp(dirname(fixtureSite('variants')), folder, { recursive: true });
    const siteFile = join(folder, 'site.json');
    const content: Site = JSON.parse(await readFile(siteFile, 'utf8'));
    const [, page] = content.routes;
    const [block] = page?.blocks ?? [];
    if (block?.type !== 'intro') throw new Error('The second page of the fixture begins with another block.');
    block.image = { src: 'photo.jpg', alt: 'A grey wall' };
    block.text = [Array.from({ length: 1000 }, (_, index) => ((index * 7919) % 104_729).toString(36)).join(' ')];
    // A page with the same blocks as another one.
    content.routes.push({ ...content.notFound, path: '/moved', description: 'A page that has moved' });
    await writeFile(siteFile, JSON.stringify(content, null, 2));
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const photo = sharp({ create: { width: 700, height: 500, channels: 3, background: '#808080', noise } });
    await writeFile(join(folder, 'assets/photo.jpg'), await photo.jpeg().toBuffer());
    const checked = await readSite({ project: openProject(siteFile) }, machine);
    const { files, drawIcons, ...rendered } = await renderSite(checked);
    const pages = rendered.pages.map(({ outputPath, html }) => ({ path: outputPath, content: html }));
    const outputFiles = [...pages, ...files, ...(await drawIcons())];
    source = checked.source;
    input = {
      ...checked,
      ...rendered,
      plannable: rendered.planner.pages,
      files: await completeSite([checked.site], outputFiles, {}, machine),
      measureAll: async (pages) => pages.map((page) => measureBlocks(page.plan(), rendered)),
    };
  });

  /** Messages of the fixture with one budget lowered and the others unlimited. */
  async function messagesWith(kind: BudgetKind, kilobytes: number): Promise<string[]> {
    const { site } = input;
    const budgets = { ...unlimited, [kind]: kilobytes };
    const diagnostics = await findOverBudget({ ...input, site: { ...site, site: { ...site.site, budgets } } });
    return diagnostics.map((diagnostic) => formatDiagnostics([toDiagnostic(source, diagnostic)], 'text', 'en'));
  }

  test('is not reported within the budgets', async () => {
    for (const kind of budgetKinds) expect(await messagesWith(kind, 100_000)).toEqual([]);
  });

  test('names the largest block for HTML', async () => {
    const weights = (await messagesWith('html', 0.1)).map((one) => Number(/: ([\d.]+) KB of/.exec(one)?.[1]));
    const [heaviest = 0, next = 0] = weights.toSorted((a, b) => b - a);
    expect(heaviest).toBeGreaterThan(next);
    const [message, ...others] = await messagesWith('html', (heaviest + next) / 2);
    expect(others).toEqual([]);
    expect(message).toMatch(
      / over-budget {2}routes\[1\]\.blocks\[0\]: the HTML of "\/sub\/folder\/مقالات\/قيمة": [\d.]+ KB of [\d.]+ KB; most of it: routes\[1\]\.blocks\[0\] \(intro\) [\d.]+ KB, header \+ footer [\d.]+ KB/,
    );
  });

  test('names the style sheets once for all pages with the same blocks', async () => {
    const messages = await messagesWith('styles', 1);
    expect(messages).toHaveLength(5);
    for (const message of messages) expect(message).toMatch(/most of it: \S+site\S+ [\d.]+ KB, \S+below\S+ [\d.]+ KB[.,]/);
    expect(messages.filter((message) => /the style sheets of "[^"]+" and 1 other page:/.test(message))).toHaveLength(1);
  });

  test('names the largest parts of HTML and critical CSS', async () => {
    const messages = await messagesWith('firstFlight', 2);
    expect(messages).toHaveLength(6);
    for (const message of messages) expect(message).toMatch(/HTML and style sheets of .* header \+ footer [\d.]+ KB/);
    expect(messages.at(-1)).toContain('  notFound.blocks[0]: ');
  });

  test('names the file for scripts before interaction', async () => {
    const messages = await messagesWith('scripts', 0.1);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(/the scripts before interaction of .* most of it: assets\/loader\.\S+\.js [\d.]+ KB\./);
  });

  test('names the block whose island exceeds the budget for scripts in use', async () => {
    const messages = await messagesWith('scriptsInUse', 65);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(
      / over-budget {2}routes\[0\]\.blocks\[3\]: the scripts in use of "\/sub\/folder\/": .* routes\[0\]\.blocks\[3\] \(carousel, assets\/carousel\.\S+\.js\) 1\d(?:\.\d)? KB/,
    );
  });

  test('names the font file, the character that needs it and its text', async () => {
    const messages = await messagesWith('fonts', 30);
    expect(messages.length).toBeGreaterThan(0);
    // Every page loads Latin letters; the home page also has "ö" in a menu link and a card in Arabic.
    expect(messages[0]).toMatch(/ header\.links\[1\]\.label \("ö", assets\/latin-accents\.\S+\.woff2\) [\d.]+ KB/);
    expect(messages[0]).toMatch(/ \S+ \("\p{Script=Arabic}", assets\/arabic\.\S+\.woff2\) [\d.]+ KB/u);
  });

  test('names fonts of every page once, at the theme, with their sum and the alternatives', async () => {
    const { site } = input;
    const fonts = { headingFiles: { regular: 'fonts/jiha.woff2' } };
    const withFonts = (limit: number): BudgetInput => {
      const about = { ...site.site, theme: { ...site.site.theme, fonts }, budgets: { ...unlimited, fonts: limit } };
      return { ...input, site: { ...site, site: about as Site['site'] } };
    };
    const [diagnostic, ...others] = await findOverBudget(withFonts(1));
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({ path: ['site', 'theme', 'fonts'], parameters: { count: input.pages.length - 1 } });
    const message = diagnostic && formatDiagnostics([toDiagnostic(source, diagnostic)], 'text', 'en');
    expect(message).toMatch(
      / and \d+ other pages: \d[\d.]* KB of 1 KB; most of it: \S+\.woff2 \d.*one family.*"site\.budgets\.fonts"/s,
    );
    // Fonts of only some pages are reported for these pages.
    const rare = await findOverBudget(withFonts(30));
    expect(rare.length).toBeGreaterThan(0);
    expect(rare.filter(({ path }) => path[1] === 'theme')).toEqual([]);
  });

  test('names the picture by its content path', async () => {
    const [message, ...others] = await messagesWith('images', 3);
    expect(others).toEqual([]);
    expect(message).toMatch(
      / over-budget {2}routes\[1\]\.blocks\[0\]\.image: the pictures of "\/sub\/folder\/مقالات\/قيمة": [\d.]+ KB of 3 KB; most of it: routes\[1\]\.blocks\[0\]\.image \(assets\/photo\.jpg\) [\d.]+ KB/,
    );
  });

  test('fails a strict build and keeps the previous output', async () => {
    const folder = await temporaryFolder();
    await cp(dirname(fixtureSite('variants')), folder, { recursive: true });
    const siteFile = join(folder, 'site.json');
    // The base of the fault fixtures is the same site without warnings.
    const faultless = join(projectRoot, 'tests/fixtures/faults/bases/variants.json');
    const content: Site = JSON.parse(await readFile(faultless, 'utf8'));
    content.site.url = 'https://qiyam.sa/sub/folder';
    const outDir = join(folder, 'out');
    await writeFile(siteFile, JSON.stringify(content));
    await buildSite({ project: openProject(siteFile, outDir), isStrict: true }, machine);
    const before = await readFile(join(outDir, 'index.html'), 'utf8');
    content.site.budgets = { html: 1 };
    content.site.name = 'Another name';
    await writeFile(siteFile, JSON.stringify(content));
    await expect(buildSite({ project: openProject(siteFile, outDir), isStrict: true }, machine)).rejects.toMatchObject({
      diagnostics: expect.arrayContaining([expect.objectContaining({ code: 'over-budget' })]),
    });
    expect(await readFile(join(outDir, 'index.html'), 'utf8')).toBe(before);
  });
});
