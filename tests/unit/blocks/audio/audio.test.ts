import { beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../../../generator/build/hosting/headers.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { pageText } from '../../../../generator/pages/render/page-text.ts';
import { audio } from '../../../../templates/blocks/audio/block.ts';
import { formatDuration, isoDuration } from '../../../../templates/blocks/audio/duration.ts';
import { isDuration } from '../../../../templates/blocks/audio/rules.ts';
import { machine } from '../../../support/environment.ts';
import { readExamples, writeExamples } from '../../../support/examples.ts';
import { readSite } from '../../../support/read-site.ts';
import { renderSite } from '../../../support/rendered-site.ts';

describe('duration', () => {
  test.each(['0:07', '12:30', '120:00', '1:05:00', '10:00:00'])('accepts %s', (text) => expect(isDuration(text)).toBe(true));
  test.each(['', '12', '12:60', '1:60:00', '1:5:00', '12:3', '-1:00', '12:30 ', '١٢:٣٠', '1:00:00:00'])('rejects "%s"', (text) =>
    expect(isDuration(text)).toBe(false),
  );

  test('is formatted as ISO 8601 for machines and with the numerals of the site for readers', () => {
    expect(['0:07', '12:30', '1:05:00', '2:00:09'].map(isoDuration)).toEqual(['PT7S', 'PT12M30S', 'PT1H5M0S', 'PT2H9S']);
    expect(formatDuration('1:05:00', { language: 'ar', numerals: 'arab' })).toBe('١:٠٥:٠٠');
    expect(formatDuration('0:07', { language: 'ar', numerals: 'latn' })).toBe('0:07');
    expect(formatDuration('1200:00', { language: 'en', numerals: 'latn' })).toBe('1200:00');
  });
});

test('does not report a transcript as missing if it has the wrong type', () => {
  const missingCodes = (value: object) => audio.lacks?.(value as never).map(({ code }) => code);
  expect(missingCodes({})).toEqual(['no-transcript']);
  for (const wrong of [null, '', false]) {
    expect(missingCodes({ transcript: wrong })).toEqual([]);
    expect(missingCodes({ wordless: wrong })).toEqual([]);
    expect(missingCodes({ transcript: [], wordless: wrong, duration: wrong })).toEqual([]);
  }
});

describe('audio block', () => {
  let pages: Map<string, string>;
  let policy: string;
  beforeAll(async () => {
    const site = await readSite({ project: openProject(await writeExamples()) }, machine);
    pages = new Map((await renderSite(site)).pages.map(({ outputPath, html }) => [outputPath, html]));
    policy = securityHeaders(site.site)['Content-Security-Policy'] ?? '';
  });
  const pageOf = (name: string) => pages.get(name) ?? '';
  const player = /<audio controls preload="none" src="\/files\/episode\.mp3" aria-label="([^"]+)"><\/audio>/g;

  test('renders a native player that preloads nothing, and a download link', () => {
    expect([...pageOf('audio/1.html').matchAll(player)].map(([, name]) => name)).toEqual(['الحلقة الأولى: القيم في العمل']);
    expect(pageOf('audio/1.html')).toMatch(
      /<a href="\/files\/episode\.mp3" download>نزّل «الحلقة الأولى: القيم في العمل» \(.*?MP3/,
    );
    expect(pageOf('audio/1.html')).toMatch(/<time dateTime="PT1H5M0S">.*1:05:00.*<\/time>/i);
    expect(policy).toContain("media-src 'self'");
  });

  test('renders its transcript as searchable text, and no disclosure without one', () => {
    const words = JSON.stringify(pageText(pageOf('audio/1.html')));
    expect(words).toContain('متى تصير القيمة سلوكًا يُرى؟');
    expect(pageOf('audio/1.html')).toContain('<summary>نص المقطع</summary>');
    expect(pageOf('audio/2.html')).not.toMatch(/<details|<time/);
  });

  test('emits an AudioObject for each audio section and each one inside prose', () => {
    const audioObjects = (name: string) =>
      pageOf(name)
        .match(/\{"@type":"AudioObject"[^}]*\}/g)
        ?.map((one) => JSON.parse(one));
    expect(audioObjects('audio/1.html')).toEqual([
      {
        '@type': 'AudioObject',
        name: 'الحلقة الأولى: القيم في العمل',
        contentUrl: expect.stringMatching(/^https:.*\/files\/episode\.mp3$/),
        duration: 'PT1H5M0S',
        uploadDate: '2026-03-29',
      },
    ]);
    const inText = readExamples('prose').findIndex(({ block }) => JSON.stringify(block).includes('"type":"audio"'));
    expect(audioObjects(`prose/${inText + 1}.html`)?.map(({ name }) => name)).toEqual(['حديث عن القيم في العمل', 'نداء الصباح']);
  });

  test('adds nothing to pages without audio', () => {
    expect(pageOf('video/1.html')).not.toMatch(/audio/i);
  });
});
