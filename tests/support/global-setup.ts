import type { TestProject } from 'vitest/node';
import { buildAndServe, fixtureSite, shippedSite } from './build.ts';
import { findChromium } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
    /** Address of the shipped site's home page. */
    shipped: string;
    /** Address of the fixture whose search filters, form submits and site lives under a folder. */
    variants: string;
  }
}

/** Serves the sites that browser tests visit, and finds the browser. */
export default async function setup(project: TestProject) {
  const servers = await Promise.all([buildAndServe(shippedSite), buildAndServe(fixtureSite('variants'))]);
  project.provide('chromium', findChromium());
  project.provide('shipped', servers[0].url);
  project.provide('variants', servers[1].url);
  return () => Promise.all(servers.map((server) => server.close()));
}
