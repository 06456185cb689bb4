import { decodedPart } from '../model/addresses/decode.ts';
import { type EmbedServiceName, type EmbedShape, embedServices } from './embed-services.ts';
import { type ProviderName, readVideoAddress } from './video-address.ts';

/** What a frame may do; browsers deny it the rest. */
interface FrameRights {
  sandbox: string;
  /** Features of the browser, for players. */
  allow?: string;
  referrer: 'no-referrer' | 'strict-origin-when-cross-origin';
}

/** What an address shows in a frame, as it says: of which service, where the frame comes from, and what it may do. */
export interface Embed extends FrameRights {
  /** Undefined for a site that is not known: the content names it. */
  service: EmbedServiceName | ProviderName | undefined;
  origin: string;
  shape: EmbedShape;
  isPlayer: boolean;
  /** @param language of the site */
  frame: (language: string) => string;
}

/* What a frame opens is a page as any other. No frame moves our page, sends a form, or asks anything of the visitor. */
const nameless = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
const named = `${nameless} allow-same-origin`;

const shown: FrameRights = { sandbox: named, referrer: 'no-referrer' };

const played: FrameRights = {
  sandbox: `${named} allow-presentation`,
  allow: 'autoplay; fullscreen; picture-in-picture',
  // Players ask whose page they are in, and play nothing where they are not told.
  referrer: 'strict-origin-when-cross-origin',
};

/** An address of the web as a whole, without what only who wants to deceive writes: a name before the host, another port. */
function plainAddress(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain ? url : undefined;
}

/** Parts of an address that are no sound escapes lead nowhere. */
const isSound = ({ pathname }: URL): boolean => decodedPart(pathname) !== undefined;

/**
 * What an address, as people copy it from a service, shows in a frame; undefined where it is of none of the services that
 * are known, or shows nothing.
 */
export function readEmbedAddress(address: string): Embed | undefined {
  const url = plainAddress(address);
  if (!url || !isSound(url)) return undefined;
  const video = readVideoAddress(address);
  if (video) {
    const shape = url.pathname.startsWith('/shorts/') ? 'tall' : 'wide';
    return { service: video.provider, origin: video.origin, frame: video.frame, shape, isPlayer: true, ...played };
  }
  for (const [name, service] of Object.entries(embedServices)) {
    const found = (service.hosts as readonly string[]).includes(url.hostname) ? service.find(url) : undefined;
    if (!found) continue;
    const isPlayer = 'isPlayer' in service;
    const rights = isPlayer ? played : { ...shown, ...('isNameless' in service && { sandbox: nameless }) };
    const { frame, shape = service.shape } = found;
    return { service: name as EmbedServiceName, origin: service.origin, frame, shape, isPlayer, ...rights };
  }
  return undefined;
}

/** The same of a site that the content lets into its frames: what it shows is the address itself. */
export function readFrameAddress(address: string): Embed | undefined {
  const known = readEmbedAddress(address);
  const url = known ? undefined : plainAddress(address);
  if (!url) return known;
  return { service: undefined, origin: url.origin, frame: () => url.href, shape: 'standard', isPlayer: false, ...shown };
}
