import type { Locator } from 'playwright-core';
import type { Driver } from './driver.ts';
import type { Operation } from './operations.ts';

const dialogOf = ({ page }: Driver): Locator => page.getByRole('dialog').last();

/** Chooses a picture of the site in an open form. */
async function pickPicture(hand: Driver): Promise<void> {
  await hand.click(dialogOf(hand).getByRole('button', { name: /اختر صورة/ }));
  await hand.click(dialogOf(hand).locator('li button').nth(2));
}

/** Text of the news items. */
const newsText = 'حضر الافتتاح أولياء الأمور ومعلمو القراءة.';

/** Adds a news item of one paragraph with a picture, from the list of news. */
async function addNews(hand: Driver, summary: string): Promise<void> {
  await hand.click(hand.frame.getByRole('button', { name: /أضف خبرًا/ }));
  await hand.type('افتتاح المكتبة الجديدة');
  await hand.press('Tab');
  await hand.type(summary);
  await pickPicture(hand);
  await hand.click(dialogOf(hand).getByRole('textbox').last());
  await hand.type(newsText);
  await hand.act('أضف');
}

/** Title, hour and place of an event whose day is known or typed. */
async function fillEvent(hand: Driver, title: string, day?: string): Promise<void> {
  await hand.type(title);
  if (day !== undefined) {
    await hand.press('Tab');
    await hand.type(day);
  }
  await hand.click(dialogOf(hand).getByRole('spinbutton').nth(3));
  await hand.type('1830');
  await hand.press('Tab');
  await hand.type('مسرح المدرسة');
  await hand.act('أضف');
}

/** Adds a piece of running text after the one with the caret, by its name in the menu. */
async function addPiece(hand: Driver, name: string): Promise<void> {
  const kinds = hand.page.getByRole('listbox', { name: 'أنواع الأجزاء' });
  await hand.press('Enter', '/');
  await kinds.waitFor();
  await hand.type(name);
  await hand.press('ArrowDown', 'Enter');
  await kinds.waitFor({ state: 'detached' });
}

/** Waits until the sample of an added piece is selected on the page: the next letter replaces it. */
async function waitForSample({ page, frame }: Driver): Promise<void> {
  const selected = () => frame.locator('body').evaluate((body) => body.ownerDocument.getSelection()?.toString() ?? '');
  while ((await selected()) === '') await page.waitForTimeout(100);
}

/** Operations of a school's secretary, by the shortest path that is visible on the screen. */
export const secretaryOperations: Operation[] = [
  {
    name: 'news with a picture',
    site: 'school',
    page: '/news',
    run: async (hand) => {
      await addNews(hand, 'فتحت المكتبة أبوابها صباح اليوم.');
    },
  },
  {
    name: 'news with a picture, a quotation and a file',
    site: 'school',
    page: '/news',
    run: async (hand) => {
      await addNews(hand, 'فتحت المكتبة أبوابها صباح اليوم بحضور أولياء الأمور ومعلمي القراءة.');
      const paragraph = hand.frame.getByText(newsText);
      await hand.click(paragraph);
      await hand.press('End');
      await addPiece(hand, 'ملف');
      await waitForSample(hand);
      await hand.type('دليل المكتبة');
      await hand.click(hand.field('/file').getByRole('button', { name: 'اختر ملفًا' }));
      await hand.click(dialogOf(hand).locator('li button').first());
      await hand.click(paragraph);
      await hand.press('End');
      await addPiece(hand, 'اقتباس');
      await waitForSample(hand);
      await hand.type('القراءة بيت الطالب الثاني.');
      await hand.press('Escape');
    },
  },
  {
    name: 'a member of the staff',
    site: 'school',
    page: '/about',
    run: async (hand) => {
      await hand.click(hand.frame.getByRole('button', { name: /أضف شخصًا/ }));
      await hand.type('نورة العلي');
      await hand.press('Tab');
      await hand.type('معلمة علوم');
      await hand.press('Tab');
      await hand.type('قسم العلوم');
      await pickPicture(hand);
      await hand.click(dialogOf(hand).getByRole('textbox').last());
      await hand.type('noura@rewaq.edu.sa');
      await hand.act('أضف');
    },
  },
  {
    name: 'an event of the calendar',
    site: 'school',
    page: '/activities',
    run: async (hand) => {
      await hand.click(hand.frame.getByRole('button', { name: /أضف موعدًا/ }));
      await fillEvent(hand, 'معرض العلوم', '21022027');
    },
  },
  {
    name: 'an event on a day',
    site: 'school',
    page: '/activities',
    run: async (hand) => {
      await hand.click(hand.frame.locator('td:has(p)').nth(10));
      await fillEvent(hand, 'لقاء أولياء الأمور');
    },
  },
  {
    name: 'a form',
    site: 'school',
    page: '/contact',
    run: async (hand) => {
      await hand.task('نموذج جديد');
      await hand.type('سجّل في الرحلة');
      await hand.press('Tab');
      await hand.type('office@rewaq.edu.sa');
      await hand.click(dialogOf(hand).getByRole('button', { name: 'أضف حقلًا' }));
      await hand.type('الصف');
      await hand.act('أضف');
    },
  },
  {
    name: 'a new page',
    site: 'school',
    page: '/about',
    run: async (hand) => {
      await hand.task('صفحة جديدة');
      await hand.type('أسئلة أولياء الأمور');
      await hand.click(dialogOf(hand).getByText('أسئلة وأجوبة'));
      await hand.act('أضف');
    },
  },
];
