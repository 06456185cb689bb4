import type { Page } from 'playwright-core';
import { smallTargets } from './targets.ts';
import { adoptStyles, doubleText, sidewaysOverflow } from './text.ts';

/** Small pointer targets of a page, and overflow at 200 % text and 400 % zoom. */
export async function layoutFaults(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  await page.setViewportSize({ width: 1280, height: 900 });
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
  return Object.fromEntries(Object.entries(found).filter(([, faults]) => faults.length > 0));
}
