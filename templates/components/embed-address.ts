import { decodedPart } from '../model/addresses/decode.ts';
import { type EmbedServiceName, type EmbedShape, embedServices } from './embed-services.ts';
import { type ProviderName, readVideoAddress } from './video-address.ts';

/** Permissions of a frame; browsers deny all others. */
interface FrameRights {
  sandbox: string;
  /** Permissions policy, for players. */
  allow?: string;
  referrer: 'no-referrer' | 'strict-origin-when-cross-origin';
}

/** Content that an address embeds: service, origin and permissions. */
export interface Embed extends FrameRights {
  /** Undefined for a site that is allowed by the content only. */
  service: EmbedServiceName | ProviderName | undefined;
  origin: string;
  shape: EmbedShape;
  isPlayer: boolean;
  /** @param language of the site */
  frame: (language: string) => string;
}

/* Links opened from a frame are ordinary pages. A frame cannot navigate our page, submit forms or open dialogs. */
const nameless = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
const named = `${nameless} allow-same-origin`;

const displayRights: FrameRights = { sandbox: named, referrer: 'no-referrer' };

const playerRights: FrameRights = {
  sandbox: `${named} allow-presentation`,
  allow: 'autoplay; fullscreen; picture-in-picture',
  // Players require a referrer; without it they do not play.
  referrer: 'strict-origin-when-cross-origin',
};

/** Parsed URL without suspicious parts: credentials, other ports. */
function plainAddress(address: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain ? url : undefined;
}

/** Whether all escapes of the path are valid UTF-8. */
const isSound = ({ pathname }: URL): boolean => decodedPart(pathname) !== undefined;

/** Embeddable content of an address as copied from a service; undefined if no supported service has it. */
export function readEmbedAddress(address: string): Embed | undefined {
  const url = plainAddress(address);
  if (!url || !isSound(url)) return undefined;
  const video = readVideoAddress(address);
  if (video) {
    const shape = url.pathname.startsWith('/shorts/') ? 'tall' : 'wide';
    return { service: video.provider, origin: video.origin, frame: video.frame, shape, isPlayer: true, ...playerRights };
  }
  for (const [name, service] of Object.entries(embedServices)) {
    const found = (service.hosts as readonly string[]).includes(url.hostname) ? service.find(url) : undefined;
    if (!found) continue;
    const isPlayer = 'isPlayer' in service;
    const rights = isPlayer ? playerRights : { ...displayRights, ...('isNameless' in service && { sandbox: nameless }) };
    const { frame, shape = service.shape } = found;
    return { service: name as EmbedServiceName, origin: service.origin, frame, shape, isPlayer, ...rights };
  }
  return undefined;
}

/** The same for a site that the content allows in frames: the frame shows the address itself. */
export function readFrameAddress(address: string): Embed | undefined {
  const known = readEmbedAddress(address);
  const url = known ? undefined : plainAddress(address);
  if (!url) return known;
  return { service: undefined, origin: url.origin, frame: () => url.href, shape: 'standard', isPlayer: false, ...displayRights };
}
