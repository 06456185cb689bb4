import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { copiedSite } from './edit-client.ts';
import type { Visit, VisitOptions } from './page.ts';

/** Two pages of a beekeepers' association, with words that no other test uses. */
const about = {
  path: '/society',
  title: 'الجمعية',
  description: 'جمعية النحالين في الوادي: من نحن، وماذا نصنع، وكيف تنضم إلينا.',
  breadcrumb: [{ label: 'الرئيسية', href: '/' }, { label: 'الجمعية' }],
  blocks: [
    {
      type: 'banner',
      title: 'نحّالو الوادي',
      text: 'نربي النحل منذ ستين عامًا.',
      image: { src: 'picture.svg', alt: '', decorative: true },
    },
    { type: 'prose', heading: 'ما نصنعه', body: ['عسل السدر من **أعالي** الجبل.', 'شمع نقي للحرفيين.', 'دورات في الربيع.'] },
    {
      type: 'faq',
      heading: 'يسأل الزائرون',
      items: [
        { question: 'متى القطاف؟', answer: ['في آخر الصيف.'] },
        { question: 'أتبيعون الخلايا؟', answer: ['نعم، للأعضاء.'] },
      ],
    },
    {
      type: 'table',
      caption: 'أسعار الموسم',
      columns: ['العسل', 'السعر'],
      rows: [
        ['سدر', '300'],
        ['سمر', '220'],
      ],
    },
  ],
};

/**
 * Temporary site for an editor test.
 * @returns path of its site file
 */
export async function beekeepersSite(folderName?: string): Promise<string> {
  const siteFile = await copiedSite('minimal', folderName);
  const site = JSON.parse(await readFile(siteFile, 'utf8'));
  delete site.$schema;
  site.routes.push(about);
  await writeFile(siteFile, `${JSON.stringify(site, null, 2)}\n`);
  return siteFile;
}

/** Actions of a test in an editor that is open on a page. */
export interface EditorPage {
  page: Page;
  frame: ReturnType<Page['frameLocator']>;
  panel: Locator;
}

/** Opens the editor on a page of a site, and waits until texts are editable. */
export async function openEditorAt(
  visit: (path: string, options?: VisitOptions) => Promise<Visit>,
  home: string,
  path: string,
  size: Pick<VisitOptions, 'width' | 'height'> = {},
): Promise<EditorPage> {
  const { page } = await visit(`/_edit/?page=${path}&language=ar`, { home, ...size });
  return editorOf(page);
}

/** The same for a page that has already navigated there. */
export async function editorOf(page: Page): Promise<EditorPage> {
  await page.locator('main [role="row"]').first().waitFor({ state: 'attached' });
  const rules = () =>
    page.locator('main iframe').evaluate((one) => (one as HTMLIFrameElement).contentDocument?.adoptedStyleSheets.length);
  await expect.poll(rules).toBe(1);
  return { page, frame: page.frameLocator('main iframe'), panel: page.getByRole('region', { name: 'حقول المحدد' }) };
}
