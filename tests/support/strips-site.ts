import { readFileSync } from 'node:fs';
import type { WrittenSite } from '../../site.schema.ts';
import { fixtureSite } from './build.ts';

const both = (ar: string, en: string) => ({ ar, en });

/** Strips of every page: a line above the header; a question, tabs and an Arabic-only text before the footer. */
export const strips = {
  beforeHeader: {
    label: both('موقع رسمي', 'Official site'),
    blocks: [
      { type: 'prose', body: [both('موقع رسمي. [كيف تتحقق](/exhibitions)', 'An official site. [How to verify](/exhibitions)')] },
    ],
  },
  beforeFooter: {
    label: both('رأيك في هذه الصفحة', 'Your opinion of this page'),
    blocks: [
      {
        type: 'call-to-action',
        id: 'opinion',
        layout: 'line',
        heading: both('هل وجدت ما تبحث عنه؟', 'Did you find what you were looking for?'),
        text: both('رأيك يصل إلى من يحرر الصفحة.', 'Your answer reaches those who edit this page.'),
        actions: [{ label: both('أخبرنا', 'Tell us'), href: 'mailto:hello@script.example.com' }],
      },
      {
        type: 'tabs',
        heading: both('كيف نتواصل', 'How to reach us'),
        tabs: [
          {
            id: 'by-mail',
            label: both('بالبريد', 'By mail'),
            icons: ['mail'],
            items: [both('نرد في يومين.', 'We answer in two days.')],
          },
          { id: 'by-phone', label: both('بالهاتف', 'By phone'), icons: ['phone'], items: [both('من التاسعة.', 'From nine on.')] },
        ],
      },
      { type: 'prose', languages: ['ar'], body: ['يُرد على ما يُكتب بالعربية.'] },
    ],
  },
};

/** Site in Arabic and English with strips, tagged posts, a search and a 404 page. */
export function siteWithStrips(): WrittenSite {
  const content = JSON.parse(
    readFileSync(fixtureSite('trilingual'), 'utf8')
      .replaceAll(/,\s*"fr": "(?:[^"\\]|\\.)*"/g, '')
      .replaceAll(/, \{ "tag": "fr"[^}]*\}/g, ''),
  );
  const { news } = content.collections;
  news.tags = [{ name: 'craft', title: both('الحرفة', 'Craft') }];
  for (const post of news.posts) post.tags = ['craft'];
  content.everyPage = structuredClone(strips);
  return content;
}

/** Paths of its page types in both languages: posts, list, tags, search, and a missing page. */
export const pathsWithStrips = ['', '/en'].flatMap((start) => [
  ...[start || '/', `${start}/exhibitions`, `${start}/news`, `${start}/news/ink`, `${start}/news/tags/craft`],
  ...[`${start}/search`, `${start}/nothing-here`],
]);
