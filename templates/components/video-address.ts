/** Service that offers videos in a frame. */
interface Provider {
  origin: string;
  /** Video id in an address of the service; undefined for other addresses. */
  find: (url: URL) => string | undefined;
  /** Address of the frame, with autoplay, since a click creates it. */
  frame: (video: string, language: string) => string;
}

const first = (text: string | null | undefined, pattern: RegExp) => (text ? pattern.exec(text)?.[1] : undefined);

const youtubeVideo = /^([A-Za-z0-9_-]{11})$/;

const providers = {
  youtube: {
    origin: 'https://www.youtube-nocookie.com',
    find: ({ hostname, pathname, searchParams }: URL) => {
      const host = hostname.replace(/^(?:www|m)\./, '');
      if (host === 'youtu.be') return first(pathname.slice(1), youtubeVideo);
      if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined;
      return first(searchParams.get('v') ?? pathname.replace(/^\/(?:embed|shorts|live)\//, ''), youtubeVideo);
    },
    // Suggests videos of the same channel only. https://developers.google.com/youtube/player_parameters
    frame: (video: string, language: string) =>
      `https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0&playsinline=1&hl=${language}&cc_lang_pref=${language}`,
  },
  vimeo: {
    origin: 'https://player.vimeo.com',
    find: ({ hostname, pathname }: URL) =>
      /^(?:www\.|player\.)?vimeo\.com$/.test(hostname)
        ? first(pathname, /^\/(?:video\/)?(\d{5,12})(?:\/[0-9a-f]+)?$/)
        : undefined,
    // https://developer.vimeo.com/player/sdk/embed
    frame: (video: string, language: string) => `https://player.vimeo.com/video/${video}?autoplay=1&dnt=1&texttrack=${language}`,
  },
} as const satisfies Record<string, Provider>;

export type ProviderName = keyof typeof providers;

/** Video of a service: origin and address of its frame. */
export interface FramedVideo {
  provider: ProviderName;
  origin: string;
  frame: (language: string) => string;
}

/** Video that an address leads to; undefined if no supported service has it. */
export function readVideoAddress(address: string): FramedVideo | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:') return undefined;
  for (const provider of ['youtube', 'vimeo'] as const) {
    const { origin, find, frame } = providers[provider];
    const video = find(url);
    if (video !== undefined) return { provider, origin, frame: (language) => frame(video, language) };
  }
  return undefined;
}
