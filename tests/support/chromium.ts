import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from '../../generator/cli/commands/find-browser.ts';
import { canInstallPackages, findProgram, installPackages } from './programs.ts';

/** What Chromium needs to run as root, and to stay silent where no network is. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-dev-shm-usage',
  // The light browser draws letters as the whole one does here, to the pixel; that one does not know this.
  '--font-render-hinting=slight',
];

/**
 * The same for tests that take pictures, which visit a page once: compiling its scripts for speed, in threads beside it, takes
 * longer than they gain by it, and so does collecting their garbage there. Not for what measures how fast pages are.
 */
export const pictureArguments = [...chromiumArguments, '--js-flags=--no-maglev,--no-opt,--single-threaded-gc'];

/**
 * The same for all other tests, whose pages nobody sees: without memory for pixels, the browser lays pages out, makes frames and
 * lists what is to be drawn, and draws none of it. Processes for drawing and for the network, and what they are told, would be a
 * tenth of the work.
 */
export const testArguments = [
  ...pictureArguments,
  '--force-gpu-mem-available-mb=0',
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2',
];

/** The same as a reader sets it who wants letters of twice the size. */
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
 * Path of Chromium without the parts of a desktop's browser: the same engine at half the work. The whole browser where
 * there is none, or where a browser is asked for by the environment.
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
    // Older systems have no such package.
  }
  return findProgram(lightNames) ?? whole;
}

/**
 * Path of a Chromium or Chrome: the one that CHROME_PATH names, an installed one, or else one that this installs.
 * @throws Error when there is none and none can be installed.
 */
export function findChromium(): string {
  const found = findInstalled() ?? install();
  if (!found) throw new Error('No Chromium or Chrome was found or could be installed. Set CHROME_PATH to one.');
  return found;
}
