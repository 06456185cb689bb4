import { expect, test } from 'vitest';
import { listen } from '../../../generator/build/hosting/serve.ts';
import { createStarting } from '../../../generator/editor/server/starting.ts';
import { openBrowser } from '../../support/page.ts';

const visit = openBrowser();
const siteFile = '/nowhere/site.json';

/** Server that is being prepared until `finish`. */
async function startServer() {
  const starting = createStarting(siteFile, 'ar');
  let isReady = false;
  const server = await listen(
    (request, response) => {
      if (!isReady && starting.answer(request, response)) return;
      const isFound = request.url === '/_edit/';
      response.writeHead(isFound ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end('<title>المحرر</title>');
    },
    '/',
    { port: 0 },
  );
  const finish = () => {
    isReady = true;
  };
  return { server, starting, finish };
}

test.each([true, false])('the page follows the start and opens by itself: scripts %s', async (javaScriptEnabled) => {
  const { server, starting, finish } = await startServer();
  try {
    const { page } = await visit('/_edit/', { home: server.url, javaScriptEnabled });
    const present = page.locator('[data-state="now"]');
    await present.getByText('قراءة الموقع').waitFor();
    await starting.enter('pictures');
    await present.getByText('قراءة الصور').waitFor();
    await starting.enter('fonts');
    await present.getByText('تجهيز الخطوط والألوان').waitFor();
    expect(await page.locator('[data-state="passed"]').count()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    finish();
    await expect.poll(() => page.title(), { timeout: 10_000 }).toBe('المحرر');
  } finally {
    await server.close();
  }
});
