import type { TestProject } from 'vitest/node';
import { findLightChromium } from '../support/chromium.ts';
import { installServers, isInstalled, testedServers } from '../support/servers.ts';

/** Installs the web servers and the browser where that is allowed, and says loudly which servers are left out. */
export default function setup(project: TestProject) {
  installServers();
  const missing = testedServers.filter((name) => !isInstalled(name));
  if (missing.length > 0) {
    process.stderr.write(`\n!! NOT TESTED, not installed and not to be installed here: ${missing.join(', ')}\n\n`);
  }
  project.provide('lightChromium', findLightChromium());
}
