/** Hosts whose pages WordPress shows as frames when their address is alone in a line. */
const frameHosts = new Set(
  (
    'youtube.com youtube-nocookie.com youtu.be vimeo.com dailymotion.com dai.ly twitter.com x.com instagram.com facebook.com ' +
    'tiktok.com soundcloud.com spotify.com mixcloud.com reverbnation.com flickr.com flic.kr smugmug.com imgur.com slideshare.net ' +
    'speakerdeck.com scribd.com issuu.com ted.com wordpress.tv videopress.com kickstarter.com reddit.com tumblr.com ' +
    'polldaddy.com poll.fm crowdsignal.com animoto.com cloudup.com screencast.com wolframcloud.com pinterest.com bsky.app ' +
    'anghami.com'
  ).split(' '),
);

const lonely = /^\s*(https?:\/\/[^\s<>"]+)\s*$/i;

/** The address that a text consists of. */
export const addressIn = (text: string): string | undefined => lonely.exec(text)?.[1]?.replaceAll('&amp;', '&');

/** The address that a text consists of, if WordPress shows a frame in its place. */
export function frameAddress(text: string): string | undefined {
  const address = addressIn(text);
  const host = address && /^https?:\/\/([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase();
  if (!host) return undefined;
  const names = host.split('.');
  const isKnown = names.some((_, index) => frameHosts.has(names.slice(index).join('.')));
  return isKnown || /(?:^|\.)amazon\.[a-z.]+$/.test(host) ? address : undefined;
}
