/**
 * In a page: axe says of what it found, and nothing of what is right, which takes as long to put into words. In a scheme in
 * which the page has the same elements, the same of them are seen and the same can be scrolled as in one that all rules have
 * looked at, only those look again that go by colours: of the rest none goes by more than that.
 */
export function quicken(ofColours: string[]): void {
  interface Options {
    runOnly?: unknown;
    rules?: Record<string, { enabled: boolean }>;
  }
  const page = globalThis as unknown as {
    axe: { run: (context: unknown, options: Options & { resultTypes?: string[] }) => unknown };
    seen?: Set<string>;
  };
  if (page.seen) return;
  const seen = new Set<string>();
  page.seen = seen;
  const { run } = page.axe;
  const look = () => {
    const ways = [...document.querySelectorAll('*')].map((element) => {
      const { right, bottom, width, height } = element.getBoundingClientRect();
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isOnPage = width > 0 && height > 0 && right > 0 && bottom > 0;
      return [isSeen, isOnPage, scrollWidth > clientWidth, scrollHeight > clientHeight].map(Number).join('');
    });
    return `${document.documentElement.outerHTML} ${ways}`;
  };
  page.axe.run = (context, options) => {
    const shown = look();
    const rest = { type: 'rule', values: ofColours.filter((rule) => options.rules?.[rule]?.enabled !== false) };
    const runOnly = seen.has(shown) ? rest : options.runOnly;
    seen.add(shown);
    return run(context, { ...options, runOnly, resultTypes: ['violations', 'incomplete'] });
  };
}

/** Rules of axe whose verdict goes by colours, of those that are asked for. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block'];
