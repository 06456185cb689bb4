import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from '../../generator/cli/commands/find-browser.ts';
import { canInstallPackages, findProgram, installPackages } from './programs.ts';

/** Arguments for Chromium as root, and without noise when offline. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
  // With this, headless shell renders text exactly as the full browser does; the full browser does not know the option.
  '--font-render-hinting=slight',
];

/**
 * The same for tests with screenshots, which visit each page once: optimising JavaScript in background threads costs more than
 * it saves, and so does collecting garbage there. Not for performance measurements.
 */
export const pictureArguments = [...chromiumArguments, '--js-flags=--no-maglev,--no-opt,--single-threaded-gc'];

/**
 * The same for all other tests: without pixel memory the browser does layout, frames and display lists but does not rasterise.
 * Separate GPU and network processes would be a tenth of the work.
 */
export const testArguments = [
  ...pictureArguments,
  '--force-gpu-mem-available-mb=0',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];

/** The same with the reader's font size doubled. */
export const largeTextArguments = [...testArguments, '--blink-settings=defaultFontSize=32'];

const findInstalled = (): string | undefined => process.env.CHROME_PATH ?? process.env.CHROMIUM_PATH ?? findBrowser();

function install(): string | undefined {
  if (canInstallPackages()) {
    installPackages(['chromium']);
    return findInstalled();
  }
  const cache = join(process.cwd(), 'node_modules/.cache/browsers');
  const output = execFileSync('npx', ['@puppeteer/browsers', 'install', 'chrome@stable', '--path', cache], { encoding: 'utf8' });
  return output.trim().split(' ').slice(1).join(' ');
}

const lightNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Path of headless Chromium: the same engine at half the work. Falls back to the full browser if there is none, or if the
 * environment selects a browser.
 */
export function findLightChromium(): string {
  const isAsked = process.env.CHROME_PATH ?? process.env.CHROMIUM_PATH ?? process.env.PUPPETEER_EXECUTABLE_PATH;
  const whole = findChromium();
  if (isAsked) return whole;
  const found = findProgram(lightNames);
  if (found || !canInstallPackages()) return found ?? whole;
  try {
    installPackages(lightNames.slice(0, 1));
  } catch {
    // Older systems lack this package.
  }
  return findProgram(lightNames) ?? whole;
}

/**
 * Path of Chromium or Chrome: from CHROME_PATH, an installed one, or one installed now.
 * @throws Error if none is found or can be installed
 */
export function findChromium(): string {
  const found = findInstalled() ?? install();
  if (!found) throw new Error('No Chromium or Chrome was found or could be installed. Set CHROME_PATH to one.');
  return found;
}
