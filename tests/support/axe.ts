import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Rules that an engine repeats in a scheme that changes only colours. */
export interface RulesOfColours {
  axe: string[];
  htmlcs: string[];
}

/**
 * Runs in a page. axe reports violations only, since formatting passes takes as long again. If a page has the same elements,
 * visible and scrollable, as in an earlier full run in a window of the same size, axe and htmlcs repeat only the rules that
 * depend on colours.
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
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isOnPage = width > 0 && height > 0 && right > 0 && bottom > 0;
      return [isVisible, isOnPage, scrollWidth > clientWidth, scrollHeight > clientHeight].map(Number).join('');
    });
    return `${innerWidth} ${innerHeight} ${document.documentElement.outerHTML} ${ways}`;
  };
  /** Whether an engine has checked the current state; marks it as checked. */
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

/** Requested rules that depend on colours. */
export const rulesOfColours: RulesOfColours = {
  axe: ['color-contrast', 'link-in-text-block'],
  htmlcs: ['Principle1.Guideline1_4.1_4_3', 'Principle1.Guideline1_4.1_4_3_Contrast'],
};

/**
 * Runs in a page: axe parses each colour once. Pages have few colours, yet axe parses one for every element, which takes a
 * third of its time.
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

/** Script that adds axe to a page. */
export const axeScript = `${readFileSync(join(projectRoot, 'node_modules/axe-core/axe.min.js'), 'utf8')};(${rememberColours})()`;
