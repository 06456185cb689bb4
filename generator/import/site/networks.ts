import type { NetworkName } from '../../../templates/theme/icons/names.ts';

const hosts: [host: RegExp, network: NetworkName][] = [
  [/(?:^|\.)(?:facebook\.com|fb\.com|fb\.me)$/, 'facebook'],
  [/(?:^|\.)(?:twitter\.com|x\.com)$/, 'x'],
  [/(?:^|\.)linkedin\.com$/, 'linkedin'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'youtube'],
  [/(?:^|\.)instagram\.com$/, 'instagram'],
  [/(?:^|\.)(?:whatsapp\.com|wa\.me)$/, 'whatsapp'],
  [/(?:^|\.)(?:t\.me|telegram\.me)$/, 'telegram'],
  [/(?:^|\.)snapchat\.com$/, 'snapchat'],
  [/(?:^|\.)tiktok\.com$/, 'tiktok'],
  [/(?:^|\.)threads\.(?:net|com)$/, 'threads'],
  [/(?:^|\.)github\.com$/, 'github'],
  [/(?:^|\.)gitlab\.com$/, 'gitlab'],
  [/(?:^|\.)orcid\.org$/, 'orcid'],
  [/^scholar\.google\./, 'google-scholar'],
  [/(?:^|\.)researchgate\.net$/, 'researchgate'],
  [/^(?:maps\.google\.|maps\.app\.goo\.gl$)/, 'google-maps'],
];

/** The social network of a web address; undefined for other sites. */
export function networkOf(href: string): NetworkName | undefined {
  if (!URL.canParse(href)) return undefined;
  const { hostname } = new URL(href);
  return hosts.find(([host]) => host.test(hostname))?.[1];
}
