import type { Driver } from './driver.ts';
import type { SharedSite } from './shared-site.ts';

/** Something that who keeps a site does. */
export interface Operation {
  name: string;
  /** Site that it is done in (default: the specified one). */
  site?: 'specified' | 'school';
  /** The page on which it begins. */
  page: string;
  /** What happened before, of which the operation is no part. */
  before?: (site: SharedSite) => Promise<void>;
  /** What is typed into a terminal, where the same is done by hand. */
  command?: string;
  run: (hand: Driver) => Promise<void>;
}

const service = {
  title: 'الإرشاد المهني',
  address: 'career-guidance',
  about: 'إرشاد يساعد الموظف على اختيار مساره المهني وفق قيمه.',
};

/** The name that the collection has for who edits. */
const trainings = /البرامج|التدريب/;

export const operations: Operation[] = [
  {
    name: 'change a text',
    page: '/about-us',
    run: async (hand) => {
      await hand.click(hand.frame.locator('main h1'));
      await hand.press('End');
      await hand.type(' في سطور');
      await hand.press('Enter');
    },
  },
  {
    name: 'contact detail and its mark',
    page: '/',
    run: async (hand) => {
      await hand.task('راجع القيم المؤقتة واحدة واحدة');
      // The address of the site comes first.
      await hand.click(hand.button('لاحقًا'));
      await hand.type('care@qiyam.sa');
      await hand.act();
    },
  },
  {
    name: 'picture with alt',
    page: '/about-us',
    run: async (hand) => {
      await hand.click(hand.frame.locator('main img').nth(1));
      await hand.click(hand.button(/اختر صورة$/).first());
      await hand.click(hand.page.getByRole('dialog').locator('li button').nth(4));
      // What the former showed is asked about.
      await hand.press('Control+a');
      await hand.type('مدربة تشرح أبعاد القيم أمام فريق');
      await hand.click(hand.page.getByRole('dialog').locator('button[data-main]'));
    },
  },
  {
    name: 'add a training',
    page: '/',
    run: async (hand) => {
      await hand.task('أضف إلى مجموعة موجودة');
      const dialog = hand.page.getByRole('dialog');
      await hand.click(dialog.getByRole('button', { name: /المجموعة/ }));
      await hand.click(hand.page.getByRole('option', { name: trainings }));
      await hand.click(dialog.getByRole('textbox').first());
      await hand.type('القيم في خدمة المستفيد');
      await hand.press('Tab');
      await hand.type('يتعلم المشارك كيف تُترجم القيم إلى خدمة يشعر بها المستفيد.');
      await hand.press('Tab');
      // Day, month, year: each number goes on to the next.
      await hand.type('14022027');
      await hand.act();
    },
  },
  {
    name: 'delete a past one',
    page: '/',
    run: async (hand) => {
      await hand.task('احذف بطاقة أو شخصًا أو برنامجًا أو مقالًا');
      const dialog = hand.page.getByRole('dialog');
      await hand.click(dialog.getByRole('button', { name: /المجموعة/ }));
      await hand.click(hand.page.getByRole('option', { name: trainings }));
      await hand.click(dialog.getByRole('button', { name: /أيها/ }));
      await hand.click(hand.page.getByRole('option').first());
      await hand.act('احذف');
    },
  },
  {
    name: 'add a service whole',
    page: '/services/training',
    run: async (hand) => {
      await hand.task('صفحة جديدة');
      await hand.type(service.title);
      await hand.click(hand.page.getByRole('dialog').getByText('صفحة أخرى'));
      await hand.click(hand.page.getByRole('dialog').getByRole('button', { name: 'إعدادات أخرى' }));
      await hand.click(hand.page.getByRole('textbox', { name: /^اسمها في الرابط/ }));
      await hand.press('Control+a');
      await hand.type(service.address);
      await hand.press('Tab');
      await hand.type(service.about);
      await hand.act('أضف');
    },
  },
  {
    name: 'rename a service',
    page: '/services/training',
    run: async (hand) => {
      await hand.task('غيّر اسم هذه الصفحة حيث ورد');
      await hand.press('Control+a');
      await hand.type('التدريب والتأهيل');
      await hand.act();
    },
  },
  {
    name: 'reorder sections',
    page: '/about-us',
    run: async (hand) => {
      await hand.click(hand.page.locator('main [role="row"]').nth(2));
      await hand.press('Alt+ArrowDown');
    },
  },
  {
    name: 'reorder cards',
    page: '/services',
    run: async (hand) => {
      await hand.click(hand.page.locator('main [role="row"]').nth(2));
      const cards = hand.page.getByRole('region', { name: 'حقول المحدد' }).getByRole('row');
      await hand.click(cards.nth(1).getByRole('button', { name: /^المزيد/ }));
      await hand.click(hand.page.getByRole('menuitem', { name: /^أنزل/ }));
    },
  },
  {
    name: 'menu link',
    page: '/',
    run: async (hand) => {
      await hand.click(hand.page.getByText('أعلى الصفحات').first());
      const links = hand.field('header/links');
      await hand.click(links.getByRole('button', { name: /^أضف إلى/ }).last());
      const fresh = hand.page.locator('[data-field="header/links/6/label"] textarea');
      await hand.click(fresh, { times: 3 });
      await hand.type('الأسئلة');
      await hand.click(hand.page.locator('[data-field="header/links/6/href"] input'), { times: 3 });
      await hand.type('/privacy-policy');
      await hand.press('Tab');
    },
  },
  {
    name: 'colours',
    page: '/',
    run: async (hand) => {
      await hand.task('غيّر ألوان الموقع');
      await hand.click(hand.field('site/theme/brand').locator('textarea'), { times: 3 });
      await hand.type('#1d4e89');
      await hand.press('Enter');
      await hand.click(hand.field('site/theme/accent').locator('textarea'), { times: 3 });
      await hand.type('#e8b04b');
      await hand.press('Enter');
    },
  },
  {
    name: 'add a paragraph with a link',
    page: '/about-us',
    run: async (hand) => {
      const paragraph = hand.frame.locator('[data-pointer="/routes/1/blocks/1/text/0"]');
      await hand.click(paragraph);
      await hand.press('Control+End');
      await hand.type(' ولمن أراد البدء برنامج التدريب');
      await hand.press('Control+Shift+ArrowRight', 'Control+k');
      await hand.type('التدريب');
      await hand.click(hand.page.getByRole('option').first());
      await hand.click(hand.page.getByRole('button', { name: 'ثبّت', exact: true }));
      // Back to before the first of the new words: Enter makes a paragraph of what follows.
      await hand.press(...Array.from({ length: 5 }, () => 'Control+ArrowRight'), 'Enter');
    },
  },
  {
    name: 'a table, its column and row',
    page: '/about-us',
    run: async (hand) => {
      await hand.click(hand.button('أضف قسمًا'));
      await hand.click(hand.page.getByRole('dialog').getByRole('button', { name: /جدول/ }).first());
      const cell = hand.page.getByRole('grid').locator('[data-row="1"][data-column="1"]');
      await hand.click(cell);
      await hand.click(hand.button(/^العمود$/));
      await hand.click(hand.page.getByRole('menuitem', { name: 'أضف عمودًا بعده' }));
      await hand.click(hand.button(/^الصف$/));
      await hand.click(hand.page.getByRole('menuitem', { name: 'أضف صفًا بعده' }));
      await hand.click(hand.page.getByRole('grid').locator('[data-row="2"][data-column="2"]'));
      await hand.type('5 أيام');
      await hand.press('Enter');
    },
  },
  {
    name: 'a chart and its value',
    page: '/about-us',
    run: async (hand) => {
      await hand.click(hand.button('أضف قسمًا'));
      await hand.click(
        hand.page
          .getByRole('dialog')
          .getByRole('button', { name: /مخطط بياني/ })
          .first(),
      );
      await hand.click(hand.page.getByRole('grid').locator('[data-row="2"][data-column="1"]'));
      await hand.type('815');
      await hand.press('Enter');
    },
  },
  {
    name: 'the first news',
    page: '/',
    run: async (hand) => {
      await hand.task('قائمة أخبار أو مقالات جديدة');
      await hand.type('الأخبار');
      await hand.press('Tab');
      await hand.type('ما يجري في المنصة، خبرًا بعد خبر.');
      await hand.press('Tab');
      await hand.type('انطلاق دليل القيم');
      await hand.press('Tab');
      await hand.type('صدر الدليل اليوم، وفيه ما يحتاج إليه من يبدأ.');
      await hand.act();
    },
  },
  {
    name: 'restore one page alone',
    page: '/about-us',
    before: (site) => site.write({ from: '"title": "من نحن"', to: '"title": "عن غيرنا"' }),
    run: async (hand) => {
      await hand.click(hand.button(/^السجل/));
      await hand.click(hand.page.getByRole('radio', { name: 'ما نُشر' }));
      await hand.click(hand.button(/^ماذا تغيّر بعد/).first());
      await hand.click(hand.button(/^استعد هذه الصفحة/));
    },
  },
  {
    name: 'publish after a colleague',
    page: '/about-us',
    before: async (site) => {
      // Example addresses are not published.
      await site.write({ from: 'https://www.example.com', to: 'https://www.muassasa.sa' });
      await site.publishOther({ from: '"title": "الخدمات"', to: '"title": "خدمات المنصة"' });
    },
    command: 'git commit -am "Content" && git pull --no-rebase --no-edit && git push',
    run: async (hand) => {
      await hand.click(hand.frame.locator('main h1'));
      await hand.press('End');
      await hand.type(' في سطور');
      await hand.press('Enter');
      await hand.click(hand.button('انشر الموقع'));
      await hand.click(hand.button(/^انشر$/));
      await hand.page
        .getByText(/^أُرسل ما نشرته/)
        .first()
        .waitFor();
    },
  },
];
