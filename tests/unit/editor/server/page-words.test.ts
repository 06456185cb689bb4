import { expect, test } from 'vitest';
import { missingFrom, wordsOfPage } from '../../../../generator/editor/server/endpoints/comparing/page-words.ts';

const page = (content: string) => wordsOfPage(`<html><head></head><body><main>${content}</main></body></html>`).own;

const slides = (...titles: string[]) =>
  titles
    .map((title, index) => {
      const name = `${index + 1} من ${titles.length}`;
      return `<div role="group" aria-roledescription="شريحة" aria-label="${name}"><h3>${title}</h3></div>`;
    })
    .join('');

test('the numbers of slides are not compared', () => {
  const [before, now] = [page(slides('أ', 'ب', 'ج')), page(slides('أ', 'ب', 'ج', 'د'))];
  expect(missingFrom(before, now)).toEqual([]);
  expect(missingFrom(now, before)).toEqual(['د']);
});

test('what is hidden from screen readers, such as numbers of scenes, is not compared', () => {
  const scene = (number: string) => `<span aria-hidden="true">${number}<br/><b>.</b><i>.</i></span><h2>عنوان</h2>`;
  expect(page(scene('1'))).toEqual(['عنوان']);
  const drawing = '<img alt="" aria-hidden="true"/><svg aria-hidden="true"><path d=""></path><g></g></svg>';
  expect(page(`${drawing}<p>نص</p>`)).toEqual(['نص']);
});

test('labels that are content are compared', () => {
  expect(page('<video aria-label="جولة"></video><p>35</p>')).toEqual(['جولة', '35']);
});

test('addresses of forms and of the site are compared', () => {
  expect(page('<form action="https://forms.qiyam.sa"></form>')).toEqual(['https://forms.qiyam.sa']);
  const head = '<head><meta property="og:url" content="https://values.qiyam.sa/about"/></head>';
  expect(wordsOfPage(`${head}<main>a</main>`).frame).toEqual(['https://values.qiyam.sa']);
});
