import { describe, expect, test } from 'vitest';
import { readEmbedAddress, readFrameAddress } from '../../../templates/components/embed-address.ts';

const frameOf = (address: string) => readEmbedAddress(address)?.frame('ar');

/** Addresses as copied from the services, and the address of the frame. */
const copied: [service: string, address: string, frame: string][] = [
  ['youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?'],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ?si=AbC', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?'],
  ['youtube', 'https://www.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?'],
  ['vimeo', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?'],
  [
    'openstreetmap',
    'https://www.openstreetmap.org/#map=12/24.7136/46.6753',
    'https://www.openstreetmap.org/export/embed.html?bbox=46.46931%2C24.63875%2C46.88129%2C24.78845&layer=mapnik',
  ],
  [
    'openstreetmap',
    'https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753#map=12/24.7136/46.6753',
    'https://www.openstreetmap.org/export/embed.html?bbox=46.46931%2C24.63875%2C46.88129%2C24.78845&layer=mapnik&marker=24.7136%2C46.6753',
  ],
  [
    'openstreetmap',
    'https://www.openstreetmap.org/export/embed.html?bbox=46.5%2C24.6%2C46.8%2C24.8&layer=mapnik&marker=24.7%2C46.6',
    'https://www.openstreetmap.org/export/embed.html?bbox=46.5%2C24.6%2C46.8%2C24.8&layer=mapnik&marker=24.7%2C46.6',
  ],
  [
    'openstreetmap',
    'https://www.openstreetmap.org/way/123#map=17/24.71/46.67',
    'https://www.openstreetmap.org/export/embed.html?bbox=',
  ],
  [
    'googleMaps',
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3624.1',
    'https://www.google.com/maps/embed?pb=%211m18%211m12%211m3%211d3624.1',
  ],
  [
    'googleMaps',
    'https://www.google.com/maps/place/Kingdom+Centre/@24.7114,46.6744,17z/data=!3m1!4b1?entry=ttu',
    'https://www.google.com/maps?q=Kingdom+Centre&ll=24.7114%2C46.6744&z=17&hl=ar&output=embed',
  ],
  [
    'googleMaps',
    'https://www.google.com/maps/place/%D8%A7%D9%84%D8%B1%D9%8A%D8%A7%D8%B6/@24.7,46.6,11z',
    'https://www.google.com/maps?q=%D8%A7%D9%84%D8%B1%D9%8A%D8%A7%D8%B6&ll=24.7%2C46.6&z=11&hl=ar&output=embed',
  ],
  [
    'googleMaps',
    'https://www.google.com/maps/@24.7136,46.6753,15z',
    'https://www.google.com/maps?q=24.7136%2C46.6753&ll=24.7136%2C46.6753&z=15&hl=ar&output=embed',
  ],
  [
    'googleMaps',
    'https://maps.google.com/?q=24.7136,46.6753',
    'https://www.google.com/maps?q=24.7136%2C46.6753&hl=ar&output=embed',
  ],
  [
    'googleMaps',
    'https://www.google.com/maps/search/?api=1&query=Riyadh',
    'https://www.google.com/maps?q=Riyadh&hl=ar&output=embed',
  ],
  [
    'googleMaps',
    'https://www.google.com/maps/d/u/0/viewer?mid=1AbC_d-E&ll=24.7%2C46.6&z=10',
    'https://www.google.com/maps/d/embed?mid=1AbC_d-E',
  ],
  [
    'tableau',
    'https://public.tableau.com/views/Salaries/Overview?:language=en-US&:display_count=n&:origin=viz_share_link',
    'https://public.tableau.com/views/Salaries/Overview?:showVizHome=no&:embed=true',
  ],
  [
    'tableau',
    'https://public.tableau.com/app/profile/some.body/viz/Salaries/Overview',
    'https://public.tableau.com/views/Salaries/Overview?:showVizHome=no&:embed=true',
  ],
  [
    'tableau',
    'https://public.tableau.com/shared/7PZX3K9QF?:display_count=n',
    'https://public.tableau.com/shared/7PZX3K9QF?:showVizHome=no&:embed=true',
  ],
  ['datawrapper', 'https://datawrapper.dwcdn.net/AbCdE/12/', 'https://datawrapper.dwcdn.net/AbCdE/'],
  ['datawrapper', 'https://www.datawrapper.de/_/AbCdE/', 'https://datawrapper.dwcdn.net/AbCdE/'],
  ['flourish', 'https://public.flourish.studio/visualisation/1234567/', 'https://flo.uri.sh/visualisation/1234567/embed'],
  ['flourish', 'https://flo.uri.sh/story/1234567/embed', 'https://flo.uri.sh/story/1234567/embed'],
  [
    'figma',
    'https://www.figma.com/design/AbCdEfGhIjKlMnOpQrStUv/My-file?node-id=1-2&t=xyz',
    'https://embed.figma.com/design/AbCdEfGhIjKlMnOpQrStUv?node-id=1-2&embed-host=share',
  ],
  [
    'figma',
    'https://www.figma.com/file/AbCdEfGhIjKlMnOpQrStUv/Old',
    'https://embed.figma.com/design/AbCdEfGhIjKlMnOpQrStUv?embed-host=share',
  ],
  [
    'soundcloud',
    'https://soundcloud.com/some-body/first-episode?si=abc&utm_source=clipboard',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsome-body%2Ffirst-episode&auto_play=true',
  ],
  [
    'soundcloud',
    'https://m.soundcloud.com/some-body/sets/all-of-it',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fsome-body%2Fsets%2Fall-of-it&auto_play=true',
  ],
  [
    'spotify',
    'https://open.spotify.com/episode/512ojhOuo1ktJprKbVcKyQ?si=1a2b',
    'https://open.spotify.com/embed/episode/512ojhOuo1ktJprKbVcKyQ',
  ],
  [
    'spotify',
    'https://open.spotify.com/intl-ar/album/512ojhOuo1ktJprKbVcKyQ',
    'https://open.spotify.com/embed/album/512ojhOuo1ktJprKbVcKyQ',
  ],
  [
    'x',
    'https://x.com/example/status/1234567890123456789?s=20',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1234567890123456789&lang=ar',
  ],
  [
    'x',
    'https://mobile.twitter.com/example/status/1234567890123456789/photo/1',
    'https://platform.twitter.com/embed/Tweet.html?dnt=true&id=1234567890123456789&lang=ar',
  ],
  ['instagram', 'https://www.instagram.com/p/CxYz_12-AbC/?igsh=MTc4', 'https://www.instagram.com/p/CxYz_12-AbC/embed/'],
  ['instagram', 'https://www.instagram.com/some.body/reel/CxYz_12-AbC/', 'https://www.instagram.com/reel/CxYz_12-AbC/embed/'],
];

test.each(copied)('reads a %s address: %s', (service, address, frame) => {
  const read = readEmbedAddress(address);
  expect(read?.service).toBe(service);
  expect(frameOf(address)).toSatisfy((shown: string) => shown.startsWith(frame), frame);
  // The frame has the origin that the Content-Security-Policy allows, and its address is already encoded.
  const shown = new URL(frameOf(address) ?? '');
  expect(shown.origin).toBe(read?.origin);
  expect(frameOf(address)).toMatch(/^https:\/\/[!-~]+$/);
});

describe('unknown services', () => {
  const watch = 'www.youtube.com/watch?v=aqz-KE-bpKQ';
  test.each([
    `javascript:alert(1)//${watch}`,
    `data:text/html,https://${watch}`,
    `http://${watch}`,
    `//${watch}`,
    watch,
    '',
    'https://',
    `https://user@${watch}`,
    `https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ`,
    `https://:secret@${watch}`,
    'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evilyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://xn--yutube-wqf.com/watch?v=aqz-KE-bpKQ',
    'https://google.com.evil.example/maps/@24.7,46.6,15z',
    'https://notgoogle.com/maps/@24.7,46.6,15z',
    'https://www.google.com/search?q=24.7,46.6',
    'https://www.google.com/maps',
    'https://www.google.com/maps/embed',
    'https://www.google.com/maps/place/%E0%A4%A/@24.7,46.6,15z',
    'https://www.google.com/url?q=https://evil.example/maps',
    'https://maps.app.goo.gl/AbCdEf',
    'https://www.openstreetmap.org/',
    'https://www.openstreetmap.org/#map=12/124.7/46.6',
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3',
    'https://www.openstreetmap.org/export/embed.html?bbox=javascript:alert(1)',
    'https://public.tableau.com/profile/somebody',
    'https://datawrapper.dwcdn.net/AbCdE/../../evil',
    'https://www.datawrapper.de/AbCdE',
    'https://flo.uri.sh/visualisation/12x/embed',
    'https://www.figma.com/community/file/1234567890',
    'https://soundcloud.com/some-body',
    'https://soundcloud.com/discover/sets/all',
    'https://on.soundcloud.com/AbCd',
    'https://open.spotify.com/user/abc',
    'https://open.spotify.com/track/short',
    'https://x.com/example',
    'https://x.com/example/status/12ab',
    'https://twitter.com.evil.example/example/status/123',
    'https://www.instagram.com/example/',
    'https://www.instagram.com/p/<script>/',
  ])('are rejected: %s', (address) => {
    expect(readEmbedAddress(address)).toBeUndefined();
  });
});

describe('frame permissions', () => {
  const known = copied.map(([, address]) => readEmbedAddress(address));
  const all = [...known, readFrameAddress('https://charts.example.com/a')];

  test('allow no top navigation, forms or features except for players', () => {
    for (const read of all) {
      expect(read?.sandbox).not.toMatch(/top-navigation|allow-forms|allow-modals|allow-downloads|pointer-lock/);
      expect(read?.allow === undefined || read.isPlayer).toBe(true);
      if (!read?.isPlayer) expect(read?.referrer).toBe('no-referrer');
    }
  });

  test('isolate OpenStreetMap like the map block', () => {
    expect(readEmbedAddress('https://www.openstreetmap.org/#map=12/24.7/46.6')?.sandbox).not.toContain('same-origin');
  });

  test('allow any other site as its own address in a plain frame', () => {
    const read = readFrameAddress('https://charts.example.com/a?b=1#c');
    expect([read?.service, read?.origin, read?.isPlayer]).toEqual([undefined, 'https://charts.example.com', false]);
    expect(read?.frame('ar')).toBe('https://charts.example.com/a?b=1#c');
    expect(readFrameAddress('https://user@charts.example.com/')).toBeUndefined();
    expect(readFrameAddress('https://charts.example.com:444/')).toBeUndefined();
    expect(readFrameAddress('javascript:alert(1)')).toBeUndefined();
  });
});
