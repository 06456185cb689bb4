import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];

const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a browser that puppeteer can drive: from the environment, else an installed one. */
export function findBrowser(
  environment: NodeJS.ProcessEnv = process.env,
  places: readonly string[] = fixedPlaces,
): string | undefined {
  const { CHROME_PATH, PUPPETEER_EXECUTABLE_PATH, PATH = '' } = environment;
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return CHROME_PATH || PUPPETEER_EXECUTABLE_PATH || [...installed, ...places].find(isExecutable);
}
