import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkFile } from '../../../../generator/check/check-file.ts';
import { walkFields } from '../../../../generator/content/site/fields.ts';
import { toPointer } from '../../../../generator/core/json/path.ts';
import type { Json } from '../../../../generator/core/json/value.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import type { TaskRequest } from '../../../../generator/editor/document/protocol-tasks.ts';
import { placeholderFiles } from '../../../../generator/editor/document/tasks/placeholder-files.ts';
import { sectionOffers } from '../../../../generator/editor/document/tasks/sections.ts';
import { planTask } from '../../../../generator/editor/document/tasks/tasks.ts';
import { type EditedSite, editSite } from '../../../support/edited-site.ts';
import { machine } from '../../../support/environment.ts';

const at = ['routes', 0, 'blocks'];
const today = '2026-11-22';

async function perform(site: EditedSite, request: TaskRequest): Promise<void> {
  const { base } = await site.session.state();
  const plan = planTask(site.value(), request, base);
  if (plan.state === 'refused') throw new Error(plan.reason);
  for (const name of plan.brings) {
    const file = join(dirname(site.file), 'assets', placeholderFiles[name].source);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, placeholderFiles[name].content);
  }
  const result = await site.session.change({ base, operations: plan.operations, summary: plan.summary });
  expect(result.state).toBe('written');
}

/** Places of samples that the check tells of. */
async function told(site: EditedSite): Promise<string[]> {
  const { diagnostics, isValid } = await checkFile(openProject(site.file), machine);
  expect(isValid).toBe(true);
  const samples = diagnostics.filter(({ code }) => ['sample-text', 'sample-file', 'to-be-written'].includes(code));
  expect(samples.every(({ severity }) => severity === 'warning')).toBe(true);
  return samples.map(({ pointer }) => pointer);
}

/** Texts for people that have come into a site. */
function freshTexts(before: Json, after: Json): string[] {
  const words = new Set(['text', 'inline', 'heading', 'spoken', 'meta']);
  const known = JSON.stringify(before);
  const found: string[] = [];
  walkFields(after, ({ value, kind, path }) => {
    if (typeof value === 'string' && value !== '' && words.has(String(kind)) && !known.includes(JSON.stringify(value)))
      found.push(toPointer(path));
  });
  return found;
}

describe.each(['smallest', 'museum'])('a new section on %s', (name) => {
  test('has sample-text warnings for all of its texts until they are replaced', async () => {
    const site = await editSite(name);
    const before = site.value();
    const untold: string[] = [];
    for (const { type, refusal } of sectionOffers(before, { at, index: 1, replaces: false })) {
      if (refusal) continue;
      await perform(site, { task: 'insert-section', at, index: 1, type, today });
      const places = await told(site);
      untold.push(
        ...freshTexts(before, site.value())
          .filter((place) => !places.includes(place))
          .map((place) => `${type} ${place}`),
      );
      await site.session.undo();
    }
    expect(untold).toEqual([]);
    expect(site.value()).toEqual(before);
  });
});

test('a sample warning disappears when the text is replaced by edit or by hand, or accepted', async () => {
  const site = await editSite('smallest');
  await perform(site, { task: 'insert-section', at, index: 1, type: 'feature', today });
  const places = await told(site);
  const section = [...at, 1];
  expect(places).toContain(toPointer([...section, 'heading']));
  expect(places).toContain(toPointer([...section, 'image', 'src']));
  await site.change([{ do: 'set', at: [...section, 'heading'], value: 'عنوان كتبه صاحبه' }]);
  expect(await told(site)).toEqual(places.filter((place) => place !== toPointer([...section, 'heading'])));
  const [text = ''] = (await told(site)).filter((place) => place.includes('text'));
  const path = text
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  await perform(site, { task: 'resolve-placeholder', at: path });
  expect(await told(site)).not.toContain(text);
  expect(planTask(site.value(), { task: 'resolve-placeholder', at: [...section, 'image', 'src'] }, '')).toMatchObject({
    state: 'refused',
  });
  site.write(
    site
      .read()
      .replaceAll(/\((?:نص مؤقت)\)[^"]*/g, 'كلمات')
      .replaceAll('placeholder.svg', 'own.svg'),
  );
  writeFileSync(join(dirname(site.file), 'assets/own.svg'), placeholderFiles.picture.content);
  expect(await told(site)).toEqual([]);
});

test('a missing description is reported until it is written', async () => {
  const site = await editSite('smallest');
  const description = ['routes', 0, 'description'];
  await site.change([{ do: 'set', at: description, value: '…' }]);
  expect(await told(site)).toContain(toPointer(description));
  expect(planTask(site.value(), { task: 'resolve-placeholder', at: description }, '')).toMatchObject({ state: 'refused' });
  await perform(site, { task: 'resolve-placeholder', at: description, value: 'ما في الصفحة الرئيسية' });
  expect(await told(site)).not.toContain(toPointer(description));
});
