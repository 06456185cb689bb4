import type { TestProject } from 'vitest/node';
import type { RunningServer } from '../../generator/build/hosting/serve.ts';
import { buildAndServe, fixtureSite, shippedSite, specifiedSite } from './build.ts';
import { findChromium, findLightChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
    /** The same engine without a desktop's browser around it, where there is one. */
    lightChromium: string;
    /** Address of the home page of site.json. */
    shipped: string;
    /** Address of the site as specified, whatever site.json has become. */
    specified: string;
    /** Address of the fixture whose search filters, form submits and site lives under a folder. */
    variants: string;
  }
}

type Servers = Record<'shipped' | 'specified' | 'variants', RunningServer>;

/** Projects of one run share what is served; each has modules of its own, and this thread in common. */
const run = globalThis as { sitesOfTests?: { servers: Promise<Servers>; users: number } };

/** One after the other: much of what is made for the first is kept for the next. */
async function serveSites(): Promise<Servers> {
  const shipped = await buildAndServe(shippedSite);
  const specified = await buildAndServe(await specifiedSite());
  const variants = await buildAndServe(fixtureSite('variants'));
  return { shipped, variants, specified };
}

/** Serves the sites that browser tests visit, and finds the browser. */
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
