import type { TestProject } from 'vitest/node';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { buildAndServe, fixtureSite, shippedSite, specifiedSite } from './build.ts';
import { findChromium, findLightChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
    /** Path of headless Chromium, if installed. */
    lightChromium: string;
    /** URL of the home page of `site.json`. */
    shipped: string;
    /** URL of the specified site, independent of `site.json`. */
    specified: string;
    /** URL of the fixture with a search filter, working forms and a base path. */
    variants: string;
  }
}

type Servers = Record<'shipped' | 'specified' | 'variants', RunningServer>;

/** Projects of a run share the servers: modules are separate, `globalThis` is not. */
const run = globalThis as { sitesOfTests?: { servers: Promise<Servers>; users: number } };

/** In sequence, since later builds reuse the cache of the first. */
async function serveSites(): Promise<Servers> {
  const shipped = await buildAndServe(shippedSite);
  const specified = await buildAndServe(await specifiedSite());
  const variants = await buildAndServe(fixtureSite('variants'));
  return { shipped, variants, specified };
}

/** Serves the sites for browser tests, and finds the browser. */
export default async function setup(project: TestProject) {
  const sites = run.sitesOfTests ?? { servers: serveSites(), users: 0 };
  run.sitesOfTests = sites;
  sites.users += 1;
  const servers = await sites.servers;
  project.provide('chromium', findChromium());
  project.provide('lightChromium', findLightChromium());
  for (const name of ['shipped', 'specified', 'variants'] as const) project.provide(name, servers[name].url);
  return async () => {
    sites.users -= 1;
    if (sites.users > 0) return;
    delete run.sitesOfTests;
    await Promise.all(Object.values(servers).map((server) => server.close()));
  };
}
