import type { TestProject } from 'vitest/node';
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

/** Serves the sites that browser tests visit, and finds the browser. */
export default async function setup(project: TestProject) {
  const sites = [shippedSite, fixtureSite('variants'), await specifiedSite()] as const;
  const servers = await Promise.all(sites.map((siteFile) => buildAndServe(siteFile)));
  project.provide('chromium', findChromium());
  project.provide('lightChromium', findLightChromium());
  const [shipped = '', variants = '', specified = ''] = servers.map(({ url }) => url);
  project.provide('shipped', shipped);
  project.provide('variants', variants);
  project.provide('specified', specified);
  return () => Promise.all(servers.map((server) => server.close()));
}
