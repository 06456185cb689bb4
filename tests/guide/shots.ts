import type { FrameLocator, Locator, Page } from 'playwright-core';
import type { words } from '../../generator/editor/app/words/words.tsx';
import { nameOfForm } from '../../generator/editor/document/words/words-of-forms.ts';
import type { MessageLanguage } from '../../templates/languages/message-languages.ts';

type Words = (typeof words)['ar'];

/** The editor, open at a page. */
export interface Scene {
  page: Page;
  frame: FrameLocator;
  w: Words;
  language: MessageLanguage;
}

export interface Shot {
  /** Page of the site. */
  at: string;
  /** Of the window. */
  width?: number;
  height?: number;
  /** The page of the preview in its place. */
  isPreview?: boolean;
  /** Brings the editor to where it is drawn; what of it is drawn, the whole window when nothing is named. */
  draw: (scene: Scene) => Promise<Locator | undefined>;
}

const whole = () => Promise.resolve(undefined);

const dialog = ({ page }: Scene) => page.getByRole('dialog');

async function openTask(scene: Scene, task: keyof Words['tasks']): Promise<Locator> {
  const { page, w } = scene;
  await page.getByRole('button', { name: w.tasks.name, exact: true }).click();
  await page.getByRole('menuitem', { name: String(w.tasks[task]), exact: true }).click();
  return dialog(scene);
}

/** Fills in the fields of a task in their order, and waits until it says what will happen. */
async function fillIn(form: Locator, texts: string[]): Promise<void> {
  for (const [index, text] of texts.entries()) await form.getByRole('textbox').nth(index).fill(text);
  await form.getByRole('listitem').first().waitFor();
}

/** Types the digits of a day, and waits until the task says what will happen. */
async function typeDay({ page }: Scene, form: Locator, digits: string): Promise<void> {
  await form.getByRole('spinbutton').first().focus();
  await page.keyboard.type(digits);
  await form.getByRole('listitem').first().waitFor();
}

const entry = ({ page }: Scene, label: string) =>
  page.locator('section[data-part="outline"]').getByRole('button', { name: label, exact: true });

const panel = ({ page }: Scene) => page.locator('section[data-part="panel"]');

/** A section of the page, by its kind. */
async function choose(scene: Scene, kind: string): Promise<Locator> {
  const name = nameOfForm(`block-${kind}`)?.[scene.language] ?? '';
  await scene.page.getByRole('row').filter({ hasText: name }).first().click();
  return panel(scene);
}

async function goTo(scene: Scene, part: 'header' | 'site', field: string): Promise<Locator> {
  await entry(scene, scene.w.outline[part]).click();
  const found = panel(scene).locator(`[data-field="${field}"]`);
  await found.waitFor();
  await found.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  return found;
}

/** The form that adds English, with some titles. */
async function openLanguageForm(scene: Scene): Promise<void> {
  const { page, w } = scene;
  const form = await openTask(scene, 'languages');
  await form.getByRole('button', { name: w.languages.add, exact: true }).click();
  await form
    .getByRole('button', { name: new RegExp(w.languages.language) })
    .first()
    .click();
  await page.getByRole('option', { name: /English/ }).click();
  for (const [index, text] of titles.entries()) await form.getByRole('textbox').nth(index).fill(text);
}

/** Name of the site and titles of its first pages in the added language. */
const titles = ['Values Platform', 'Home', 'About us', 'Services', 'Products'];

const texts = {
  ar: {
    title: 'مراجعة القيم',
    about: 'مراجعة لحضور القيم في السياسات والإجراءات.',
    word: 'التدريب',
    replacement: 'التأهيل',
    course: 'القيم في الاجتماعات',
  },
  en: {
    title: 'Values audit',
    about: 'A review of the policies in the light of values.',
    word: 'التدريب',
    replacement: 'التأهيل',
    course: 'Values in meetings',
  },
} as const;

/** Every picture of the guide, by name. What is clicked is found by the words of the interface, as a reader finds it. */
export const shots: Record<string, Shot> = {
  'edit-button': { at: '/', width: 900, height: 520, isPreview: true, draw: whole },
  editor: { at: '/about-us', width: 1280, height: 760, draw: whole },
  writing: {
    at: '/services/training',
    draw: async ({ page, frame }) => {
      await frame.locator('main p').nth(2).click();
      await page.keyboard.press('End');
      return page.locator('main > [data-part="frame"]');
    },
  },
  link: {
    at: '/about-us',
    draw: async ({ page, frame, language }) => {
      await frame.locator('main p').first().click();
      await page.keyboard.press('Control+Shift+ArrowLeft');
      await page.keyboard.press('Control+k');
      await page.keyboard.type(texts[language].word);
      await page.getByRole('option').first().waitFor();
      return page.locator('main > [data-part="frame"]');
    },
  },
  'replace-text': {
    at: '/services',
    width: 1280,
    height: 760,
    draw: async (scene) => {
      const { page, w, language } = scene;
      await page.keyboard.press('Control+Shift+F');
      await dialog(scene).getByLabel(w.replacing.find, { exact: true }).fill(texts[language].word);
      await dialog(scene).getByLabel(w.replacing.by, { exact: true }).fill(texts[language].replacement);
      await dialog(scene).getByRole('listitem').first().waitFor();
      return dialog(scene);
    },
  },
  outline: {
    at: '/about-us',
    width: 1100,
    height: 620,
    draw: async ({ page }) => {
      await page.getByRole('row').nth(1).getByRole('button').last().click();
      await page.getByRole('menu').waitFor();
      return undefined;
    },
  },
  gallery: {
    at: '/about-us',
    width: 1100,
    height: 700,
    draw: async (scene) => {
      const { page, w } = scene;
      await page.getByRole('button', { name: w.outline.insertFirst, exact: true }).click();
      await dialog(scene).waitFor();
      return dialog(scene);
    },
  },
  cards: { at: '/services', width: 1100, height: 760, draw: (scene) => choose(scene, 'card-grid') },
  tabs: {
    at: '/services/training',
    width: 1100,
    height: 900,
    draw: async (scene) => {
      const fields = await choose(scene, 'tabs');
      await fields.getByRole('heading', { level: 3 }).first().click();
      return fields;
    },
  },
  'new-page': {
    at: '/services/training',
    width: 900,
    height: 900,
    draw: async (scene) => {
      const form = await openTask(scene, 'addPage');
      await form.getByRole('textbox').first().fill(texts[scene.language].title);
      return form;
    },
  },
  rename: {
    at: '/services/training',
    width: 900,
    height: 700,
    draw: async (scene) => {
      const form = await openTask(scene, 'renamePage');
      await fillIn(form, ['/services/courses']);
      return form;
    },
  },
  'delete-page': {
    at: '/services/training',
    width: 900,
    height: 700,
    draw: async (scene) => {
      const form = await openTask(scene, 'deletePage');
      await form.getByRole('listitem').first().waitFor();
      return form;
    },
  },
  menu: { at: '/', width: 1100, height: 760, draw: (scene) => goTo(scene, 'header', 'header/links') },
  programme: {
    at: '/',
    width: 900,
    height: 900,
    draw: async (scene) => {
      const form = await openTask(scene, 'addEntry');
      await form.getByRole('button', { name: new RegExp(scene.w.tasks.collection) }).click();
      await scene.page.getByRole('option').last().click();
      const boxes = form.getByRole('textbox');
      await boxes.nth(0).fill(texts[scene.language].course);
      await boxes.nth(1).fill(texts[scene.language].about);
      await typeDay(scene, form, '14022027');
      return form;
    },
  },
  past: {
    at: '/',
    width: 900,
    height: 760,
    draw: async (scene) => {
      const form = await openTask(scene, 'removePast');
      await typeDay(scene, form, '01012030');
      return form;
    },
  },
  picture: {
    at: '/about-us',
    width: 1100,
    height: 760,
    draw: async (scene) => {
      const { page, w } = scene;
      await goTo(scene, 'site', 'site/logo');
      await panel(scene).getByRole('button', { name: w.panel.pickPicture }).first().click();
      await dialog(scene).getByRole('img').or(dialog(scene).locator('img')).first().waitFor();
      await page.waitForTimeout(500);
      return dialog(scene);
    },
  },
  contact: { at: '/', width: 1100, height: 900, draw: (scene) => goTo(scene, 'site', 'site/contact/phone') },
  colours: { at: '/', width: 1100, height: 900, draw: (scene) => goTo(scene, 'site', 'site/theme') },
  look: {
    at: '/services',
    width: 1280,
    height: 900,
    draw: async ({ page, w }) => {
      await page.getByRole('button', { name: w.bar.phone, exact: true }).click();
      await page.getByRole('button', { name: w.bar.view, exact: true }).click();
      await page.getByRole('radio', { name: w.bar.dark, exact: true }).click();
      return undefined;
    },
  },
  problems: {
    at: '/',
    width: 1000,
    height: 720,
    draw: async (scene) => {
      await scene.page.getByRole('toolbar').first().locator('button[data-kind]').last().click();
      await dialog(scene).waitFor();
      return dialog(scene).locator('..');
    },
  },
  changes: {
    at: '/about-us',
    width: 1100,
    height: 720,
    draw: async (scene) => {
      const { page, frame, w } = scene;
      await frame.locator('h1').click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('من نحن وماذا نعمل');
      await page.keyboard.press('Enter');
      await frame.locator('h1', { hasText: 'وماذا' }).waitFor();
      await page.getByText(w.writing.kept, { exact: true }).waitFor();
      await page.getByRole('button', { name: w.changes.title, exact: true }).click();
      await dialog(scene).getByRole('listitem').first().waitFor();
      return dialog(scene);
    },
  },
  done: {
    at: '/about-us',
    width: 1000,
    height: 620,
    draw: async (scene) => {
      const { page, w } = scene;
      await page.getByRole('row').nth(2).focus();
      await page.keyboard.press('Alt+ArrowDown');
      await page.getByText(w.writing.kept, { exact: true }).waitFor();
      await page.getByRole('button', { name: w.bar.done, exact: true }).click();
      return dialog(scene);
    },
  },
  'add-language': {
    at: '/',
    width: 900,
    height: 860,
    draw: async (scene) => {
      await openLanguageForm(scene);
      await dialog(scene).getByRole('heading', { level: 3 }).scrollIntoViewIfNeeded();
      return dialog(scene);
    },
  },
  // It changes the site.
  languages: {
    at: '/',
    width: 900,
    height: 700,
    draw: async (scene) => {
      const { w } = scene;
      await openLanguageForm(scene);
      await dialog(scene).getByRole('button', { name: w.languages.doAdd, exact: true }).click();
      await dialog(scene).getByRole('progressbar').waitFor();
      return dialog(scene);
    },
  },
};
