import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** What an engine looks at again in a scheme in which a page has nothing but other colours. */
export interface RulesOfColours {
  axe: string[];
  htmlcs: string[];
}

/**
 * In a page: axe says of what it found, and nothing of what is right, which takes as long to put into words. In a scheme in
 * which the page has the same elements, the same of them are seen and the same can be scrolled as in one that all rules have
 * looked at, in a window of the same size, axe and htmlcs look again by those rules only that go by colours: of the rest none
 * goes by more than that.
 */
export function quicken(ofColours: RulesOfColours): void {
  interface Options {
    runOnly?: unknown;
    rules?: Record<string, { enabled: boolean }>;
  }
  const page = globalThis as unknown as {
    axe?: { run: (context: unknown, options: Options & { resultTypes?: string[] }) => unknown };
    HTMLCS?: { process: (standard: string, ...rest: unknown[]) => unknown };
    quickened?: Set<unknown>;
  } & Record<string, { sniffs: { include: string[] }[] }>;
  page.quickened ??= new Set();
  const { axe, HTMLCS, quickened } = page;
  const look = () => {
    const ways = [...document.querySelectorAll('*')].map((element) => {
      const { right, bottom, width, height } = element.getBoundingClientRect();
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isOnPage = width > 0 && height > 0 && right > 0 && bottom > 0;
      return [isSeen, isOnPage, scrollWidth > clientWidth, scrollHeight > clientHeight].map(Number).join('');
    });
    return `${innerWidth} ${innerHeight} ${document.documentElement.outerHTML} ${ways}`;
  };
  /** Whether an engine has looked at what is shown now; from here on it has. */
  const beginsToKnow = (seen: Set<string>) => {
    const { size } = seen;
    return seen.add(look()).size === size;
  };
  if (axe && !quickened.has(axe)) {
    quickened.add(axe);
    const { run } = axe;
    const seen = new Set<string>();
    axe.run = (context, options) => {
      const rest = { type: 'rule', values: ofColours.axe.filter((rule) => options.rules?.[rule]?.enabled !== false) };
      const runOnly = beginsToKnow(seen) ? rest : options.runOnly;
      return run(context, { ...options, runOnly, resultTypes: ['violations', 'incomplete'] });
    };
  }
  if (HTMLCS && !quickened.has(HTMLCS)) {
    quickened.add(HTMLCS);
    const { process } = HTMLCS;
    const seen = new Set<string>();
    const all = new Map<object, string[]>();
    HTMLCS.process = (standard, ...rest) => {
      const isKnown = beginsToKnow(seen);
      for (const sniffs of page[`HTMLCS_${standard}`]?.sniffs ?? []) {
        if (!all.has(sniffs)) all.set(sniffs, sniffs.include);
        sniffs.include = (isKnown ? ofColours.htmlcs : all.get(sniffs)) ?? [];
      }
      return process.call(HTMLCS, standard, ...rest);
    };
  }
}

/** Rules whose verdict goes by colours, of those that are asked for. */
export const rulesOfColours: RulesOfColours = {
  axe: ['color-contrast', 'link-in-text-block'],
  htmlcs: ['Principle1.Guideline1_4.1_4_3', 'Principle1.Guideline1_4.1_4_3_Contrast'],
};

/**
 * In a page: axe reads each colour once, if it is there. Pages have few, yet axe reads one for every element in its way, which
 * takes a third of all that it does.
 */
export function rememberColours(): void {
  interface Colour extends Record<'r' | 'g' | 'b' | 'alpha', number> {
    parseString: (text: string) => Colour;
  }
  const page = globalThis as unknown as {
    axe?: { commons: { color: { Color: { new (other: Colour): Colour; prototype: Colour } } } };
  };
  const Color = page.axe?.commons.color.Color;
  if (!Color || Color.prototype.parseString.name === 'remember') return;
  const { parseString } = Color.prototype;
  const known = new Map<string, Colour>();
  Color.prototype.parseString = function remember(text) {
    const colour = known.get(text) ?? new Color(parseString.call(this, text));
    known.set(text, colour);
    const { r, g, b, alpha } = colour;
    return Object.assign(this, { r, g, b, alpha });
  };
}

/** What brings axe into a page. */
export const axeScript = `${readFileSync(join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8')};(${rememberColours})()`;
