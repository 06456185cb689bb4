import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumArguments, findChromium } from '../support/chromium.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of one visit to one page. */
export interface Visit {
  /** 0 to 100, by category. */
  scores: Record<(typeof categories)[number], number>;
  /** Largest contentful paint in milliseconds. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Total blocking time in milliseconds. */
  tbt: number;
  /** Bytes transferred. */
  bytes: number;
  /** Audits that cost points, with what they show. */
  failed: string[];
  /** Speed of the machine during the visit; a phone of Lighthouse's profile has a quarter of about 1500. */
  benchmark: number;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** Audits that count in a category and are not passed whole. */
function failedAudits({ audits, categories: all }: Report): string[] {
  const counted = new Set(
    Object.values(all).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id)),
  );
  return Object.values(audits)
    .filter(({ id, score }) => counted.has(id) && score !== null && score < 1)
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id));
}

function toVisit(report: Report): Visit {
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    bytes: value('total-byte-weight'),
    failed: failedAudits(report),
    benchmark: report.environment.benchmarkIndex,
  };
}

/**
 * Starts a browser for Lighthouse. Its own defaults are what is wanted: a phone, slow 4G and a slow processor by
 * simulation, nothing cached.
 */
export async function openLighthouse() {
  // The certificate of the server is of its own making.
  const chromeFlags = [...chromiumArguments, '--headless=new', '--ignore-certificate-errors'];
  const browser = await launch({ chromePath: findChromium(), chromeFlags });
  return {
    /** @throws Error when Lighthouse could not look at the page, in several tries. */
    visit: async (url: string): Promise<Visit> => {
      let fault: string | undefined;
      // On a busy machine the recording of a visit is lost at times: that says nothing of the page.
      for (let tries = 0; tries < 3; tries++) {
        const result = await lighthouse(url, { port: browser.port, logLevel: 'error', onlyCategories: [...categories] });
        if (result && !result.lhr.runtimeError) return toVisit(result.lhr);
        fault = result?.lhr.runtimeError?.message;
      }
      throw new Error(`Lighthouse could not look at ${url}: ${fault ?? 'no result'}`);
    },
    close: () => browser.kill(),
  };
}
