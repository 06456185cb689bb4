import { expect, test } from 'vitest';
import { importTemporarily } from '../../../../support/import-site.ts';
import { writeFolder } from '../../../../support/markdown-folder.ts';

const text = `---
title: [صفحة
draft: : x
---
1. المحطة الأولى
2. الثانية

- [x] حجزت التذكرة
- [ ] كتبت التقرير

نص[^1].

[^1]: كان القطار متأخرًا.

    فقرة ثانية في الحاشية.

## العنوان الثاني

[رابط](#العنوان-الثاني)
`;

test('tasks, long notes, Arabic fragments and metadata that cannot be read add up', async () => {
  const { account, conversion } = await importTemporarily(writeFolder({ 'a.md': text }));
  const [document] = account?.documents ?? [];
  expect(document?.missing).toEqual([]);
  expect(document?.omissions).toMatchObject([{ reason: 'unreadable', place: { file: 'a.md', line: 1 } }]);
  expect(account?.isBalanced).toBe(true);
  expect(JSON.stringify(conversion.site)).toContain(`[رابط](/a#${encodeURIComponent('العنوان-الثاني')})`);
}, 120_000);
