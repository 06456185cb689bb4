import puppeteer from 'puppeteer';
import { chromiumArguments, findLightChromium } from '../support/chromium.ts';

export interface Scheme {
  name: string;
  /** What makes Chromium show pages so: pa11y cannot emulate media. */
  flags: string[];
  /** What pages must then be told of the two media features. */
  dark: boolean;
  forced: boolean;
  /** Rules that measure something else than what is shown in this scheme. */
  ignore?: string[];
}

export const schemes: Scheme[] = [
  { name: 'light', flags: [], dark: false, forced: false },
  { name: 'dark', flags: ['--blink-settings=preferredColorScheme=0'], dark: true, forced: false },
  {
    name: 'forced colours',
    flags: ['--force-high-contrast'],
    dark: false,
    forced: true,
    // axe reads -webkit-text-fill-color, which keeps the author's colour. htmlcs, which reads color, goes on measuring contrast.
    ignore: ['color-contrast'],
  },
];

export function launchConfiguration({ flags }: Scheme) {
  return { executablePath: findLightChromium(), args: [...chromiumArguments, '--force-prefers-reduced-motion', ...flags] };
}

/**
 * Asks a browser launched so what it tells pages, because a flag that Chromium no longer knows is silent.
 * @throws Error when that is not the scheme.
 */
export async function confirmScheme(scheme: Scheme): Promise<void> {
  const browser = await puppeteer.launch(launchConfiguration(scheme));
  try {
    const page = await browser.newPage();
    const told = await page.evaluate(() => ({
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      forced: matchMedia('(forced-colors: active)').matches,
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    }));
    if (told.dark !== scheme.dark || told.forced !== scheme.forced || !told.still)
      throw new Error(`Chromium does not show pages as "${scheme.name}": ${JSON.stringify(told)}`);
  } finally {
    await browser.close();
  }
}
