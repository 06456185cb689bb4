import type { CDPSession, Page } from 'puppeteer';
import { findLightChromium, testArguments } from '../support/chromium.ts';

export interface Scheme {
  name: string;
  /** What pages must be told of the two media features. */
  dark: boolean;
  forced: boolean;
  /** Rules that measure something else than what is shown in this scheme. */
  ignore?: string[];
}

export const light: Scheme = { name: 'light', dark: false, forced: false };
export const dark: Scheme = { name: 'dark', dark: true, forced: false };
export const forcedColours: Scheme = {
  name: 'forced colours',
  dark: false,
  forced: true,
  // axe reads -webkit-text-fill-color, which keeps the author's colour. htmlcs, which reads color, goes on measuring contrast.
  ignore: ['color-contrast'],
};
export const allSchemes = [light, dark, forcedColours];

export function launchConfiguration() {
  return {
    executablePath: findLightChromium(),
    protocolTimeout: 60_000,
    args: [...testArguments, '--force-prefers-reduced-motion'],
  };
}

/**
 * Shows a page in a scheme, and waits until its colours are there.
 * @throws Error when the page is told something else, because a feature that Chromium does not know is silent.
 */
export async function showIn({ name, dark, forced }: Scheme, page: Page, session: CDPSession): Promise<void> {
  const features = [
    { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
    { name: 'forced-colors', value: forced ? 'active' : 'none' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ];
  // Not by emulateMediaFeatures, which knows nothing of forced colours.
  await session.send('Emulation.setEmulatedMedia', { features });
  const told = await page.evaluate(() => {
    // Colours on their way to another end there. No frame is waited for: a page that nothing moves in may have none.
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
    return {
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      forced: matchMedia('(forced-colors: active)').matches,
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
  });
  if (told.dark !== dark || told.forced !== forced || !told.still)
    throw new Error(`Chromium does not show pages as "${name}": ${JSON.stringify(told)}`);
}
