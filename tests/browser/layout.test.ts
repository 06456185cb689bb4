import { describe, expect, test } from 'vitest';
import { everyPath, settle } from '../support/look.ts';
import { openBrowser } from '../support/page.ts';
import { smallTargets } from './measures/targets.ts';
import { adoptStyles, doubleText, sidewaysOverflow } from './measures/text.ts';

const visit = openBrowser({ isReused: true, isWarm: true, isUnpainted: true });

describe.each(everyPath)('%s', (path) => {
  test('pointer targets are large enough; nothing scrolls sideways at 200 % text or 400 % zoom', async () => {
    const { page } = await visit(path, { site: 'shipped', width: 1280, height: 900 });
    await settle(page);
    const found: Record<string, string[]> = {};
    found['targets at 1280'] = await smallTargets(page);
    await page.setViewportSize({ width: 320, height: 640 });
    found['targets at 320'] = await smallTargets(page);
    await adoptStyles(page, doubleText);
    found['320 px at 200 % text'] = await sidewaysOverflow(page);
    await adoptStyles(page, '');
    const session = await page.context().newCDPSession(page);
    // A window of 1280 by 900 pixels, enlarged four times. WCAG 1.4.10.
    await session.send('Emulation.setDeviceMetricsOverride', { width: 320, height: 225, deviceScaleFactor: 4, mobile: false });
    found['1280 px at 400 % zoom'] = await sidewaysOverflow(page);
    await session.detach();
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
});
