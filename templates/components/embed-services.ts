import { decodedPart } from '../model/addresses/decode.ts';
import { type MapPlace, mapAreaAddress, mapFrameAddress, mapOrigin } from './map-address.ts';

/** Aspect ratio of embedded content; `low` is the height of an audio player. */
export type EmbedShape = 'wide' | 'standard' | 'square' | 'tall' | 'low';

/**
 * Address of the frame.
 * @param language of the site, for services with localised players
 */
type Frame = (language: string) => string;

/** Embed that an address leads to, and its shape if not the default. */
interface ResolvedFrame {
  frame: Frame;
  shape?: EmbedShape;
}

/** Service that can be embedded in a frame, without a script in our page. */
interface Service {
  /** Host names of its addresses. */
  hosts: readonly string[];
  /** Origin of the frame. */
  origin: string;
  shape: EmbedShape;
  /** Finds the embed of an address on one of the hosts; undefined for other pages of the service. */
  find: (url: URL) => ResolvedFrame | undefined;
  /** Permissions beyond display: see `embed-address.ts`. */
  isPlayer?: true;
  /** Works in an opaque origin, so that it cannot store anything. */
  isNameless?: true;
}

/** Captured parts of a path; undefined if it does not match. */
const parts = ({ pathname }: URL, pattern: RegExp): string[] | undefined => pattern.exec(pathname)?.slice(1);

const degrees = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** Map position; undefined if web maps cannot show it. */
function placeOf(latitude: string | null | undefined, longitude: string | null | undefined, zoom = '15'): MapPlace | undefined {
  if (!latitude || !longitude) return undefined;
  const place = { latitude: Number(latitude), longitude: Number(longitude), zoom: Math.round(Number(zoom)) };
  const isThere = Math.abs(place.latitude) <= 85 && Math.abs(place.longitude) <= 180 && place.zoom >= 1 && place.zoom <= 21;
  return isThere ? place : undefined;
}

const [openHash, googleAt] = [
  new RegExp(String.raw`^#map=(\d{1,2}(?:\.\d+)?)/${degrees}/${degrees}`),
  new RegExp(String.raw`/@${degrees},${degrees},(\d{1,2}(?:\.\d+)?)z`),
];

function findOpenStreetMap(url: URL): ResolvedFrame | undefined {
  const { searchParams: asked, hash } = url;
  if (url.pathname === '/export/embed.html') {
    const isBox = new RegExp(`^${degrees}(?:,${degrees}){3}$`).test(asked.get('bbox') ?? '');
    const frame = new URLSearchParams([...asked].filter(([key]) => ['bbox', 'layer', 'marker'].includes(key)));
    return isBox ? { frame: () => `${mapOrigin}/export/embed.html?${frame}` } : undefined;
  }
  if (!/^\/(?:(?:node|way|relation)\/\d+)?$/.test(url.pathname)) return undefined;
  const [, zoom, latitude, longitude] = openHash.exec(hash) ?? [];
  const pin = placeOf(asked.get('mlat'), asked.get('mlon'), zoom);
  if (pin) return { frame: () => mapFrameAddress(pin) };
  const area = placeOf(latitude, longitude, zoom);
  return area && { frame: () => mapAreaAddress(area) };
}

const google = 'https://www.google.com';

function findGoogleMap(url: URL): ResolvedFrame | undefined {
  const asked = url.searchParams;
  const embedded = asked.get('pb');
  if (url.pathname === '/maps/embed')
    return embedded ? { frame: () => `${google}/maps/embed?${new URLSearchParams({ pb: embedded })}` } : undefined;
  const own = asked.get('mid');
  if (/^\/maps\/d\/(?:u\/\d\/)?(?:viewer|embed|edit)$/.test(url.pathname))
    return own && /^[\w-]+$/.test(own) ? { frame: () => `${google}/maps/d/embed?mid=${own}` } : undefined;
  if (!(url.hostname === 'maps.google.com' ? /^\/(?:maps)?$/ : /^\/maps(?:\/|$)/).test(url.pathname)) return undefined;
  const [, latitude, longitude, zoom] = googleAt.exec(url.pathname) ?? [];
  const place = placeOf(latitude, longitude, zoom);
  const [name] = parts(url, /^\/maps\/(?:place|search)\/([^/@]+)/) ?? [];
  const words = name ? decodedPart(name)?.replaceAll('+', ' ') : (asked.get('q') ?? asked.get('query'));
  const at = place && `${place.latitude},${place.longitude}`;
  const shown = words ?? at ?? asked.get('ll');
  if (!shown) return undefined;
  const about = { q: shown, ...(at && { ll: at }), ...(place && { z: String(place.zoom) }) };
  return { frame: (language) => `${google}/maps?${new URLSearchParams({ ...about, hl: language, output: 'embed' })}` };
}

function findTableau(url: URL): ResolvedFrame | undefined {
  const [views, sheet] =
    parts(url, /^\/views\/([^/]+)\/([^/]+)\/?$/) ?? parts(url, /^\/app\/profile\/[^/]+\/viz\/([^/]+)\/([^/]+)\/?$/) ?? [];
  const [shared] = parts(url, /^\/shared\/([A-Z0-9]+)$/) ?? [];
  const path = shared ? `shared/${shared}` : views && `views/${views}/${sheet}`;
  return path ? { frame: () => `https://public.tableau.com/${path}?:showVizHome=no&:embed=true` } : undefined;
}

function findDatawrapper(url: URL): ResolvedFrame | undefined {
  const [chart] =
    parts(
      url,
      url.hostname === 'datawrapper.dwcdn.net'
        ? /^\/([A-Za-z0-9]{5})(?:\/\d+)?\/?(?:index\.html)?$/
        : /^\/_\/([A-Za-z0-9]{5})\/?$/,
    ) ?? [];
  return chart ? { frame: () => `https://datawrapper.dwcdn.net/${chart}/` } : undefined;
}

function findFlourish(url: URL): ResolvedFrame | undefined {
  const [kind, chart] = parts(url, /^\/(visualisation|story)\/(\d+)(?:\/embed)?\/?$/) ?? [];
  return kind ? { frame: () => `https://flo.uri.sh/${kind}/${chart}/embed` } : undefined;
}

function findFigma(url: URL): ResolvedFrame | undefined {
  const [kind, file] = parts(url, /^\/(file|design|proto|board|slides|deck)\/([A-Za-z0-9]{10,40})(?:\/|$)/) ?? [];
  if (!kind) return undefined;
  const node = url.searchParams.get('node-id');
  const about = new URLSearchParams({ ...(node && /^[\w:-]+$/.test(node) && { 'node-id': node }), 'embed-host': 'share' });
  return { frame: () => `https://embed.figma.com/${kind === 'file' ? 'design' : kind}/${file}?${about}` };
}

function findSoundCloud(url: URL): ResolvedFrame | undefined {
  const [artist, sets, track, secret] = parts(url, /^\/([\w-]+)\/(sets\/)?([\w-]+)(\/s-\w+)?\/?$/) ?? [];
  if (!artist || ['discover', 'search', 'you', 'charts', 'stations', 'tags', 'pages'].includes(artist)) return undefined;
  const sound = `https://soundcloud.com/${artist}/${sets ?? ''}${track}${secret ?? ''}`;
  const about = new URLSearchParams({ url: sound, auto_play: 'true', show_comments: 'false', hide_related: 'true' });
  return { frame: () => `https://w.soundcloud.com/player/?${about}`, shape: sets ? 'square' : 'low' };
}

function findSpotify(url: URL): ResolvedFrame | undefined {
  const [kind, sound] =
    parts(url, /^\/(?:intl-[a-z]{2,}\/)?(?:embed\/)?(track|episode|album|playlist|artist|show)\/([A-Za-z0-9]{22})\/?$/) ?? [];
  if (!kind) return undefined;
  const isOne = kind === 'track' || kind === 'episode';
  return { frame: () => `https://open.spotify.com/embed/${kind}/${sound}`, shape: isOne ? 'low' : 'square' };
}

function findX(url: URL): ResolvedFrame | undefined {
  const [post] = parts(url, /^\/(?:\w{1,15}|i\/web)\/status(?:es)?\/(\d{1,20})(?:\/(?:photo|video)\/\d)?\/?$/) ?? [];
  return post
    ? { frame: (language) => `https://platform.twitter.com/embed/Tweet.html?dnt=true&id=${post}&lang=${language}` }
    : undefined;
}

function findInstagram(url: URL): ResolvedFrame | undefined {
  const [kind, post] = parts(url, /^\/(?:[\w.]{1,30}\/)?(p|reel|tv)\/([\w-]{5,40})(?:\/embed)?(?:\/captioned)?\/?$/) ?? [];
  return kind ? { frame: () => `https://www.instagram.com/${kind}/${post}/embed/` } : undefined;
}

/** Services by name; `video-address.ts` reads YouTube and Vimeo. */
export const embedServices = {
  openstreetmap: {
    hosts: ['www.openstreetmap.org', 'openstreetmap.org'],
    origin: mapOrigin,
    shape: 'wide',
    find: findOpenStreetMap,
    isNameless: true,
  },
  googleMaps: { hosts: ['www.google.com', 'google.com', 'maps.google.com'], origin: google, shape: 'wide', find: findGoogleMap },
  tableau: { hosts: ['public.tableau.com'], origin: 'https://public.tableau.com', shape: 'standard', find: findTableau },
  datawrapper: {
    hosts: ['datawrapper.dwcdn.net', 'www.datawrapper.de'],
    origin: 'https://datawrapper.dwcdn.net',
    shape: 'standard',
    find: findDatawrapper,
  },
  flourish: {
    hosts: ['public.flourish.studio', 'flo.uri.sh'],
    origin: 'https://flo.uri.sh',
    shape: 'standard',
    find: findFlourish,
  },
  figma: { hosts: ['www.figma.com', 'figma.com'], origin: 'https://embed.figma.com', shape: 'standard', find: findFigma },
  soundcloud: {
    hosts: ['soundcloud.com', 'www.soundcloud.com', 'm.soundcloud.com'],
    origin: 'https://w.soundcloud.com',
    shape: 'low',
    find: findSoundCloud,
    isPlayer: true,
  },
  spotify: {
    hosts: ['open.spotify.com'],
    origin: 'https://open.spotify.com',
    shape: 'low',
    find: findSpotify,
    isPlayer: true,
  },
  x: {
    hosts: ['x.com', 'www.x.com', 'mobile.x.com', 'twitter.com', 'www.twitter.com', 'mobile.twitter.com'],
    origin: 'https://platform.twitter.com',
    shape: 'tall',
    find: findX,
  },
  instagram: {
    hosts: ['www.instagram.com', 'instagram.com'],
    origin: 'https://www.instagram.com',
    shape: 'tall',
    find: findInstagram,
  },
} as const satisfies Record<string, Service>;

export type EmbedServiceName = keyof typeof embedServices;
